// The opponents' worker: they think here, and the table's goes on answering. A line of JSON comes with the port for its answer.

import { python } from "./python.js";

const early = []; // what is asked before Python is there
onmessage = (event) => early.push(event);
const [py] = await python(new URL(".", import.meta.url).pathname, () => {});
const { answered } = py.pyimport("host.opponents.__main__");
onmessage = ({ data, ports: [port] }) => port.postMessage(answered(data));
early.forEach(onmessage);
