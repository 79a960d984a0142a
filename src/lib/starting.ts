/** The lines of the 503 response until the server is ready. */
export const STARTING = 'The site is starting.'
export const STARTING_IN_HINDI = 'साइट शुरू हो रही है।'
