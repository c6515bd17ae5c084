// What the browser remembers between visits; one that keeps nothing is no reason to fail.

export function kept(name) {
  try {
    return localStorage.getItem(`trilithon.${name}`);
  } catch {
    return null;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(`trilithon.${name}`, value);
  } catch { /* private windows */ }
}

/** Made at the first call, kept for the others; what could not be fetched is tried again. */
export function once(make) {
  let made = null;
  return () => {
    made = made || make().catch((error) => { made = null; throw error; });
    return made;
  };
}
