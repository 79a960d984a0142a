/** Apart, so that what only fetches the events again does not load all that their lists need. */
export const EVENTS_PATH = '/api/admin/events'
export const PEOPLE_PATH = '/api/admin/event-sign-ups'
