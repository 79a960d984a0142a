import * as z from 'zod/mini'
import { messages } from './messages'

// Building blocks of the schemas. Zod would compile them with `new Function`, which our
// Content-Security-Policy forbids: even its guarded attempt is reported as a violation.
z.config({ jitless: true })

/** Longest address of a picture or video, in characters. */
export const URL_MAX_LENGTH = 2000

/**
 * What a person typed, made safe to store: control characters other than \n, \t and \r, lone
 * surrogates and the invisible marks that turn the reading direction are dropped, the ends trimmed.
 *
 * They are stripped, not refused: they come unseen with pasted text, so nobody could act on a refusal.
 * They cannot stay: SQLite cuts a text at NUL, it has no place for a lone surrogate, and a turned
 * direction disguises names. One pass, so that no removal can join two halves into something new.
 */
export function cleanText(value: string): string {
  return value.replace(UNSAFE_CHARACTERS, '').trim()
}

/** As `cleanText`, and on one line: line breaks and tabs become a space (no header can be injected). */
export function cleanLine(value: string): string {
  return cleanText(value.replace(LINE_BREAKS, ' '))
}

/** Whether a text shows nothing: it is empty, white space or zero-width characters only. */
export function isBlank(value: string): boolean {
  return !VISIBLE_CHARACTER.test(value)
}

/**
 * A required text on one line.
 * @param required the message for a value that is absent, null, blank or no text at all.
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

/** Makes a field optional for an editor: absent leaves what is stored, blank and null clear it (null). */
export function blankIsNull<Field extends z.ZodMiniType<string, string>>(field: Field) {
  return z.optional(
    z.pipe(
      z.transform((value: string | null) => (isAbsent(value) ? null : value)),
      z.nullable(field),
    ),
  )
}

/**
 * The Hindi of a line, on which nothing depends: absent leaves what is stored, blank and null clear
 * it, and the Hindi page shows the English.
 */
export function optionalHindiLine(maxLength: number) {
  return blankIsNull(requiredLine(messages.textInvalid, maxLength))
}

/** The Hindi of a text that may have several lines; otherwise as `optionalHindiLine`. */
export function optionalHindiText(maxLength: number) {
  return blankIsNull(requiredText(messages.textInvalid, maxLength))
}

type Choice<Option extends string> = {
  options: readonly Option[]
  /** Message for a value that is absent, null, blank or no text. */
  required: string
  /** Message for a text that is not one of the options; as `required` if left out. */
  unknown?: string
}

/** One of the listed options, exactly as written there (outer white space aside). */
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

/** True or false, and nothing that only looks like it. */
export function flag() {
  return z.boolean(messages.flagInvalid)
}

/**
 * A place in an order: a number from 0, also as text; absent and blank count as 0.
 * @param message for anything else.
 */
export function orderFromZero(message: string) {
  return z.pipe(
    z.transform((value: number | string | null | undefined) => toOrder(value)),
    z.number(message).check(z.minimum(0, message), z.maximum(ORDER_MAX, message)),
  )
}

/** Schema of a patch: of the given fields any may be absent, but not all. */
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
  return PLAIN_NUMBER.test(value.trim()) ? Number(value) : Number.NaN
}
