// The line to what plays the table: here a server's WebSocket. A site that has no server brings a
// file of this name of its own (host/site/web), with the same names.

/** Whether the table is in this tab: then what needs a server is not to be had. */
export const alone = false;

/** What the menu has more there: id, text, what a press does. */
export const more = () => [];

export const openLine = (path) => new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${path}`);
