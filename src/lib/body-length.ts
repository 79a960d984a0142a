/**
 * Carries the length of a streamed body, in bytes, from a route to our server: Next drops `Content-Length`, without
 * which a browser cannot estimate how long a download takes.
 */
export const BODY_LENGTH_HEADER = 'x-body-length'
