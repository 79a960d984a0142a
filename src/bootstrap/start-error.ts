/** Something on this machine keeps the site from starting. The message is one line. */
export class StartError extends Error {}
