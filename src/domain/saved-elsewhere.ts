/** Sent with a save: the `updatedAt` of the same tab's last save. */
export const LAST_SAVED_HEADER = 'X-Last-Saved'
