import { createElement } from 'react'
import type { Media } from '@/cms/payload-types'
import { type Locale, locales } from '@/content/locale'
import {
  isList,
  isText,
  isValue,
  nameFieldOf,
  type PageFields,
  type Text,
  type TextField,
  type TextsOf,
  type ValueField,
} from '@/domain/pages/fields'
import { isRecord } from '@/lib/is-record'
import { toPicture } from '../pictures/picture'

type Stored = Record<string, unknown>

/**
 * Returns what a page shows in a language. A text that is missing in that language falls back to
 * the other one, marked with its language. A part whose heading or title is empty in both is null;
 * such a row is left out.
 * @param stored the page as Payload returns it with depth 1, or an editor's unsaved input.
 */
export function textsOf<Fields extends PageFields>(
  fields: Fields,
  stored: unknown,
  locale: Locale,
): TextsOf<Fields> {
  return readPart(fields, stored, locale) as TextsOf<Fields>
}

function readPart(fields: PageFields, stored: unknown, locale: Locale): unknown {
  const values: Stored = isRecord(stored) ? stored : {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(field, values[name], locale)]),
  )
}

function readField(field: PageFields[string], stored: unknown, locale: Locale): unknown {
  if (isText(field)) return readText(field, stored, locale)
  if (isValue(field)) return readValue(field, stored, locale)
  if (isList(field)) {
    const rows = Array.isArray(stored) ? stored : []
    return rows.map((row) => readNamed(field.row, row, locale)).filter((row) => row !== null)
  }
  return readNamed(field, stored, locale)
}

function readNamed(fields: PageFields, stored: unknown, locale: Locale): unknown {
  const name = nameFieldOf(fields)
  const isUnnamed =
    name && findText(isRecord(stored) ? stored[name] : undefined, locale) === undefined
  return isUnnamed && !(fields[name] as TextField).isRequired
    ? null
    : readPart(fields, stored, locale)
}

function readText({ as }: TextField, stored: unknown, locale: Locale): string | Text | Text[] {
  const found = findText(stored, locale)
  if (as === 'paragraphs') return split(found, /(?:\r?\n[ \t]*){2,}/, locale)
  if (as === 'points') return split(found, /\r?\n/, locale)
  if (!found) return ''
  return as === 'title' || as === 'plain' ? found.text : mark(found, locale)
}

function readValue({ as }: ValueField, stored: unknown, locale: Locale): unknown {
  if (as === 'picture') return toPicture({ image: stored as Media | null }, '', locale)
  if (as === 'document') return readDocument(stored, locale)
  if (as === 'page') return readPage(stored)
  return stored || null
}

/** An inactive document is shown on no page. */
function readDocument(stored: unknown, locale: Locale): { title: string; url: string } | null {
  const { title, filename, isActive } = isRecord(stored) ? stored : {}
  if (typeof filename !== 'string' || !isActive) return null
  return { title: findText(title, locale)?.text ?? filename, url: `/files/${filename}` }
}

/** Null for a page that is not published, or no longer exists. */
function readPage(stored: unknown): string | null {
  const { path, own } = isRecord(stored) ? stored : {}
  if (isRecord(own) && typeof own.address === 'string') return `/${own.address}`
  return typeof path === 'string' && path ? path : null
}

type Found = { text: string; language: Locale }

/** Returns the text in a language, or else in the other one. */
function findText(stored: unknown, locale: Locale): Found | undefined {
  if (!isRecord(stored)) return undefined
  const found = [locale, ...locales].map((language) => ({ text: stored[language], language }))
  return found.find((candidate): candidate is Found =>
    typeof candidate.text === 'string' ? candidate.text.trim() !== '' : false,
  )
}

function split(found: Found | undefined, separator: RegExp, locale: Locale): Text[] {
  if (!found) return []
  const texts = found.text.split(separator).filter((text) => text.trim() !== '')
  return texts.map((text) => mark({ ...found, text }, locale))
}

function mark({ text, language }: Found, locale: Locale): Text {
  return language === locale ? text : createElement('span', { lang: language }, text)
}
