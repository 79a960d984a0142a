/** In a separate file, so that code that only refetches events does not load their lists. */
export const EVENTS_PATH = '/api/admin/events'
export const PEOPLE_PATH = '/api/admin/event-sign-ups'
