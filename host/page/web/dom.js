// A page is a tree of plain descriptions; `show` makes the document agree with it and leaves alone
// what already does, so that focus, selection and scrolling stay where people put them.

const SVG = "http://www.w3.org/2000/svg";

/** h("button", {class: "big", onclick}, "Go") — children may be nested lists, null is left out. */
export function h(tag, props, ...children) {
  return { tag, props: props || {}, children: children.flat(Infinity).filter(known) };
}

const known = (child) => child !== null && child !== undefined && child !== false;

/** A text as it is printed: a number below nothing has a minus sign, where tables and games write a hyphen. */
const typeset = (text) => String(text).replace(/(^|[\s(:«„“])-(?=\d)/g, "$1−");

/** The same words again would have the page laid out again. */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Make the children of `parent` what the descriptions say. */
export function show(parent, ...children) {
  const wanted = children.flat(Infinity).filter(known);
  const old = new Map();
  [...parent.childNodes].forEach((node, at) => old.set(node.key ?? unkeyed(at), node));
  const nodes = wanted.map((child, at) => {
    const key = child.props?.key ?? unkeyed(at);
    const found = old.get(key);
    if (!matches(found, child)) return make(child, parent);
    old.delete(key);
    return found;
  });
  for (const node of old.values()) node.remove(); // first, so that what stays need not move: moving takes the focus
  nodes.forEach((node, at) => {
    const child = wanted[at];
    if (child.props?.key !== undefined) node.key = child.props.key;
    if (parent.childNodes[at] !== node) parent.insertBefore(node, parent.childNodes[at] ?? null);
    refresh(node, child);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}

/** What has no key is known by its place: never the same as a key that is a number. */
const unkeyed = (at) => `#${at}`;

function matches(node, child) {
  if (!node) return false;
  if (!child.tag) return node.nodeType === Node.TEXT_NODE;
  return node.localName === child.tag;
}

function make(child, parent) {
  if (!child.tag) return document.createTextNode("");
  const inSvg = child.tag === "svg" || parent.namespaceURI === SVG;
  return inSvg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag);
}

function refresh(node, child) {
  if (!child.tag) {
    const text = typeset(child);
    if (node.data !== text) node.data = text;
    return;
  }
  const before = node.shown || {};
  node.shown = child.props;
  for (const name in before) if (!(name in child.props)) set(node, name, null);
  for (const name in child.props) {
    if (before[name] !== child.props[name] || (CHANGED_BY_PEOPLE.includes(name) && !typing(node))) set(node, name, child.props[name]);
  }
  if (!child.props.own) show(node, child.children);
}

/** A line that people are in the middle of: a draw that comes then leaves them their letters. */
function typing(node) {
  return node === document.activeElement && node.localName === "input" && node.type === "text";
}

const CHANGED_BY_PEOPLE = ["value", "checked"];
const PROPERTIES = ["value", "checked", "disabled", "hidden", "open", "selected"];

function set(node, name, value) {
  if (name === "key" || name === "own") return;
  if (name.startsWith("on")) node[name] = value;
  else if (name === "style") {
    for (const each in value || {}) node.style.setProperty(each, value[each]);
  }
  else if (PROPERTIES.includes(name)) {
    if (node[name] !== (value ?? "")) node[name] = value ?? "";
  } else if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}
