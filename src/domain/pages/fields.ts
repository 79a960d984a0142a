import type { ReactElement } from 'react'
import type { PictureDto } from '../picture'

/**
 * What an editor fills in for a page: a tree of fields, in the order of the page. The panel's form, the
 * stored columns, the seed and the page's data are derived from it.
 */
export type PageFields = {
  readonly [name: string]: TextField | ValueField | ListField | PageFields
}

export type TextField = {
  /**
   * `line` and `prose` are a short and a longer text; `title` and `plain` are the same without a `lang`
   * attribute, since they are not elements of the page. `paragraphs` are separated by empty lines,
   * `points` by line breaks.
   */
  as: 'line' | 'prose' | 'title' | 'plain' | 'paragraphs' | 'points'
  /** In characters. */
  maxLength: number
  /** Required in at least one language before the page can be published. */
  isRequired?: boolean
}

/** A value that is the same in both languages. */
export type ValueField =
  /** A whole number, an amount in rupees for example. */
  | { as: 'number'; min: number; max: number }
  /** A day. */
  | { as: 'date' }
  | { as: 'picture' }
  /** A PDF from the documents collection. */
  | { as: 'document' }
  /** A link to a page of the site, designed or made by editors. */
  | { as: 'page' }
  /** An external https address. */
  | { as: 'address' }

export type ListField = { as: 'list'; row: PageFields; maxRows: number }

/** A text as a page shows it: marked with `lang` if its language is not the page's. */
export type Text = string | ReactElement<{ lang: string; children?: string }>

/** The texts of a page in one language. A part whose heading or title is empty is null. */
export type TextsOf<Fields> = Fields extends { as: 'line' | 'prose' }
  ? Text
  : Fields extends { as: 'title' | 'plain' }
    ? string
    : Fields extends { as: 'paragraphs' | 'points' }
      ? Text[]
      : Fields extends { as: 'list'; row: infer Row }
        ? TextsOf<Row>[]
        : Fields extends { as: keyof Values }
          ? Values[Fields['as']] | null
          : { [Name in keyof Fields]: TextsOf<Fields[Name]> | Absence<Fields[Name]> }

type Values = {
  number: number
  /** ISO 8601. */
  date: string
  picture: PictureDto
  document: { title: string; url: string }
  /** The page's path in English. */
  page: string
  address: string
}

type Absence<Field> = Field extends { as: string } ? never : AbsenceOfPart<Field>

type AbsenceOfPart<Part> = Part extends { heading: infer Name } | { title: infer Name }
  ? Name extends { isRequired: true }
    ? never
    : null
  : never

/** The seed of a page in one language: every text, paragraphs and points as lists. */
export type SeedOf<Fields> = Fields extends { as: 'line' | 'prose' | 'title' | 'plain' }
  ? string
  : Fields extends { as: 'paragraphs' | 'points' }
    ? string[]
    : Fields extends { as: 'list'; row: infer Row }
      ? SeedOf<Row>[]
      : Fields extends { as: 'number' }
        ? number
        : Fields extends { as: 'page' | 'address' }
          ? string
          : { [Name in keyof Fields as Seeded<Fields, Name>]: SeedOf<Fields[Name]> }

/** The seed has no pictures, documents or dates. */
type Seeded<Fields, Name extends keyof Fields> = Fields[Name] extends {
  as: 'picture' | 'date' | 'document'
}
  ? never
  : Name

export const line = { as: 'line', maxLength: 140 } as const
export const prose = { as: 'prose', maxLength: 800 } as const
export const paragraphs = { as: 'paragraphs', maxLength: 4000 } as const
export const points = { as: 'points', maxLength: 2000 } as const
/** The label of a button or a link. */
export const button = { as: 'line', maxLength: 40 } as const

/** Marks a field as required for publishing. */
export function required<Field extends TextField>(field: Field): Field & { isRequired: true } {
  return { ...field, isRequired: true }
}

/** What search engines and messengers show for a page. */
export const meta = {
  title: required({ as: 'title', maxLength: 70 }),
  description: { as: 'plain', maxLength: 200 },
} as const

/** The opening of every page except Home. */
export const opening = { meta, title: required(line), lead: prose } as const

/** The closing section of a page; its links follow. */
export const closing = { heading: line, text: prose } as const

/** Shown in place of an empty list. */
export const empty = { title: required(line), description: prose } as const

export const card = { title: line, description: prose } as const

const TEXTS = ['line', 'prose', 'title', 'plain', 'paragraphs', 'points']
const VALUES = ['number', 'date', 'picture', 'document', 'page', 'address']

/** Whether a field is a text of any form. */
export function isText(field: PageFields[string]): field is TextField {
  return TEXTS.includes(field.as as string)
}

/** Whether a field is the same in both languages. */
export function isValue(field: PageFields[string]): field is ValueField {
  return VALUES.includes(field.as as string)
}

export function isList(field: PageFields[string]): field is ListField {
  return field.as === 'list'
}

/** Returns the field that names a part of a page; if it is empty, the part is hidden. */
export function nameFieldOf(part: PageFields): 'heading' | 'title' | undefined {
  return (['heading', 'title'] as const).find((name) => part[name] !== undefined)
}
