/** What the server answers, with status 503, until it is ready. */
export const STARTING = 'The site is starting.'
