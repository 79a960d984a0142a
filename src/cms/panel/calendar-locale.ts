/** The name under which the panel's calendars find the language of their months (calendar-language.tsx). */
export const CALENDAR_LOCALE = 'panel'
