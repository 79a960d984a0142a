/** Sent with a save: the `updatedAt` of what the same tab saved last. */
export const LAST_SAVED_HEADER = 'X-Last-Saved'
