'use client'

import { useTranslation } from '@payloadcms/ui'
import { enUS, hi } from 'date-fns/locale'
import { type ReactNode, useEffect } from 'react'
import { registerLocale } from 'react-datepicker'
import { CALENDAR_LOCALE } from './calendar-locale'
import { languageOf } from './language'

/** Hindi months and weekdays, but AM and PM: people type them, and few say पूर्वाह्न. */
const hindi = {
  ...hi,
  localize: { ...hi.localize, dayPeriod: enUS.localize.dayPeriod },
  match: { ...hi.match, dayPeriod: enUS.match.dayPeriod },
}

/** Gives the calendars of date fields the language of the panel, as Payload has no Hindi dates. */
export function CalendarLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  useEffect(() => registerLocale(CALENDAR_LOCALE, language === 'hi' ? hindi : enUS), [language])
  return children
}
