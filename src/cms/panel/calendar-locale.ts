/** The name of the locale that the panel's calendars use; calendar-language.tsx registers it. */
export const CALENDAR_LOCALE = 'panel'
