import * as z from 'zod/mini'
import { messages } from './messages'
import { withAsciiDigits } from './typed-number'

// Building blocks of the schemas. By default zod compiles them with `new Function`, which our
// Content-Security-Policy forbids: even its guarded attempt is reported as a violation.
z.config({ jitless: true })

/** Longest address of a picture or video, in characters. */
export const URL_MAX_LENGTH = 2000

/**
 * Makes typed text safe to store: trims it and removes control characters other than \n, \t and \r, lone
 * surrogates and invisible marks that change the text direction.
 *
 * They are stripped, not refused: they come unseen with pasted text, so nobody could act on an error.
 * They cannot stay: SQLite cuts text at NUL and cannot store a lone surrogate, and a changed direction
 * disguises names. In a single pass, so that no removal can join two halves into something new.
 */
export function cleanText(value: string): string {
  return value.replace(UNSAFE_CHARACTERS, '').trim()
}

/** As `cleanText`, on one line: line breaks and tabs become a space (prevents header injection). */
export function cleanLine(value: string): string {
  return cleanText(value.replace(LINE_BREAKS, ' '))
}

/** Whether a text is empty or only white space and zero-width characters. */
export function isBlank(value: string): boolean {
  return !VISIBLE_CHARACTER.test(value)
}

/**
 * A required text on one line.
 * @param required the message for a value that is absent, null, blank or not a string.
 * @param maxLength in characters.
 */
export function requiredLine(required: string, maxLength: number) {
  return requiredString({ required, maxLength, clean: cleanLine })
}

/** A required text that may have several lines; otherwise as `requiredLine`. */
export function requiredText(required: string, maxLength: number) {
  return requiredString({ required, maxLength, clean: cleanText })
}

/** An optional text on one line, at most `maxLength` characters; blank and null count as absent. */
export function optionalLine(maxLength: number) {
  return blankIsAbsent(requiredLine(messages.textInvalid, maxLength))
}

/** An optional text that may have several lines; otherwise as `optionalLine`. */
export function optionalText(maxLength: number) {
  return blankIsAbsent(requiredText(messages.textInvalid, maxLength))
}

/** Makes a field optional for a visitor: blank and null count as absent. */
export function blankIsAbsent<Field extends z.ZodMiniType<string, string>>(field: Field) {
  return z.optional(
    z.pipe(
      z.transform((value: string | null) => (isAbsent(value) ? undefined : value)),
      z.optional(field),
    ),
  )
}

/** Makes a field optional for an editor: absent leaves the stored value, blank and null clear it (null). */
export function blankIsNull<Field extends z.ZodMiniType<string, string>>(field: Field) {
  return z.optional(
    z.pipe(
      z.transform((value: string | null) => (isAbsent(value) ? null : value)),
      z.nullable(field),
    ),
  )
}

/**
 * An optional Hindi translation of a line: absent leaves the stored value, blank and null clear it, and
 * the Hindi page falls back to English.
 */
export function optionalHindiLine(maxLength: number) {
  return blankIsNull(requiredLine(messages.textInvalid, maxLength))
}

/** As `optionalHindiLine`, for text that may have several lines. */
export function optionalHindiText(maxLength: number) {
  return blankIsNull(requiredText(messages.textInvalid, maxLength))
}

type Choice<Option extends string> = {
  options: readonly Option[]
  /** Message for a value that is absent, null, blank or not a string. */
  required: string
  /** Message for a text that is not one of the options; by default `required`. */
  unknown?: string
}

/** One of the listed options, exactly as written there, apart from surrounding white space. */
export function choice<Option extends string>({
  options,
  required,
  unknown = required,
}: Choice<Option>) {
  const schema = z.pipe(
    requiredLine(required, CHOICE_MAX_LENGTH),
    z.transform((value: string, context): Option => {
      const option = options.find((candidate) => candidate === value)
      if (option !== undefined) return option
      context.issues.push({ code: 'custom', message: unknown, input: value })
      return z.NEVER
    }),
  )
  // For the OpenAPI document, which cannot look into the function above.
  return Object.assign(schema, { options })
}

/** One of the listed options; blank and null count as absent. @param message for anything else. */
export function optionalChoice<Option extends string>(options: readonly Option[], message: string) {
  return blankIsAbsent(choice({ options, required: message }))
}

/** A boolean; nothing is coerced. */
export function flag() {
  return z.boolean(messages.flagInvalid)
}

/**
 * A sort order: a number of 0 or more, also as text; absent and blank count as 0.
 * @param message for anything else.
 */
export function orderFromZero(message: string) {
  return z.pipe(
    z.transform((value: number | string | null | undefined) => toOrder(value)),
    z.number(message).check(z.minimum(0, message), z.maximum(ORDER_MAX, message)),
  )
}

/** The schema of a patch: every field is optional, but at least one is required. */
export function patchOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z
    .partial(z.object(shape, messages.bodyInvalid))
    .check(
      z.refine(
        (patch) => Object.values(patch).some((value) => value !== undefined),
        messages.nothingToChange,
      ),
    )
}

const UNSAFE_CHARACTERS = /[^\P{Cc}\n\t\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu
const LINE_BREAKS = /[\n\t\r\u0085\u2028\u2029]+/g
const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u
const PLAIN_NUMBER = /^-?\d{1,9}(\.\d{1,9})?$/
const CHOICE_MAX_LENGTH = 200
/** Far above any list, and safe as an integer column of either database. */
export const ORDER_MAX = 1_000_000

type RequiredString = { required: string; maxLength: number; clean: (value: string) => string }

function requiredString({ required, maxLength, clean }: RequiredString) {
  return z.string(required).check(
    z.overwrite(clean),
    z.refine((value) => !isBlank(value), { error: required, abort: true }),
    z.maxLength(maxLength, { error: messages.textTooLong, abort: true }),
  )
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isBlank(value))
}

function toOrder(value: unknown): unknown {
  if (isAbsent(value)) return 0
  if (typeof value !== 'string') return value
  const typed = withAsciiDigits(value.trim())
  return PLAIN_NUMBER.test(typed) ? Number(typed) : Number.NaN
}
