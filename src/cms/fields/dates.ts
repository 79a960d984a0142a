import type { DateFieldClient } from 'payload'
import { CALENDAR_LOCALE } from '@/cms/panel/calendar-locale'

type Picker = NonNullable<NonNullable<DateFieldClient['admin']>['date']>

/** How the panel shows a moment: in figures, which are the same in both languages and as people type a date. */
export const MOMENT_FORMAT = 'dd/MM/yyyy, h:mm a'

/** Without the English 'Time' above the times. */
const overrides = { locale: CALENDAR_LOCALE, timeCaption: '' }

/** Settings of a date field for a day. Payload's default shows and reads the month first. */
export const dayPicker: Picker = {
  pickerAppearance: 'dayOnly',
  displayFormat: 'dd/MM/yyyy',
  overrides,
}

/** Settings of a date field for a moment. */
export const momentPicker: Picker = {
  pickerAppearance: 'dayAndTime',
  displayFormat: MOMENT_FORMAT,
  overrides,
}
