/**
 * Dispatched on the window once, when React has hydrated the page. The starter script of
 * `defer-scripts.ts` then replays the last tap that came too early.
 */
export const HYDRATED_EVENT = 'hydrated'
