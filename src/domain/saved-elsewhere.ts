/** In the error of a save in the panel over a newer one, for the page that sent it. */
export const SAVED_ELSEWHERE = 'saved-elsewhere'

/** With a save: the `updatedAt` of what the same tab has saved last. */
export const LAST_SAVED_HEADER = 'X-Last-Saved'
