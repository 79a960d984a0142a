/** The 503 response until the server is ready. */
export const STARTING = 'The site is starting.'
