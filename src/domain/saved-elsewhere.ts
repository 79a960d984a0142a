/** Sent with a save: the `updatedAt` of the same tab's last save. */
export const LAST_SAVED_HEADER = 'X-Last-Saved'
/** The code of a refused save: a newer version was saved elsewhere. */
export const SAVED_ELSEWHERE = 'saved-elsewhere'
