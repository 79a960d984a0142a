/**
 * Told to the window once, when React has hydrated the page. The starter of `defer-scripts.ts` then
 * repeats the last tap that came too early.
 */
export const HYDRATED_EVENT = 'hydrated'
