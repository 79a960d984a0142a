import * as z from 'zod/mini'
import { messages } from './messages'

/** No records are older. An earlier year is a typing error: date inputs turn '26' into 0026. */
export const FIRST_YEAR = 1950

/** A day of the Indian calendar, '2026-03-05'. @param invalid the message for anything else. */
export function typedDay(invalid: string = messages.dayInvalid) {
  return z.iso
    .date({ error: invalid, abort: true })
    .check(z.refine((day) => !isBeforeFirstYear(day), messages.receivedOnTooEarly))
}

/** @param date a day or a time, ISO 8601. */
export function isBeforeFirstYear(date: string): boolean {
  return Number(date.slice(0, 4)) < FIRST_YEAR
}
