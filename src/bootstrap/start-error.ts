/** Something on this machine keeps the site from starting. Its message is one line for a person. */
export class StartError extends Error {}
