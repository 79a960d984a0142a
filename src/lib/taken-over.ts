/**
 * Told to the window once, when React has taken over the page. `late-scripts.ts` then repeats the
 * last tap that nothing could answer before.
 */
export const TAKEN_OVER_EVENT = 'taken-over'
