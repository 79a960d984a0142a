/**
 * Something on this machine keeps the site from starting. The message is one line for a person to
 * read.
 */
export class StartError extends Error {}
