import type { ReactElement } from 'react'
import type { PictureDto } from '../picture'

/**
 * What an editor fills in of a page: a tree of fields, in the order of the page. The panel's form,
 * the stored columns, the texts of an empty database and what the page reads are derived from it.
 */
export type PageFields = {
  readonly [name: string]: TextField | ValueField | ListField | PageFields
}

export type TextField = {
  /**
   * `line` and `prose` are a short and a longer text; `title` and `plain` the same for what cannot
   * be marked with its language, since it is no element of the page. `paragraphs` are parted by
   * empty lines, `points` stand one a line.
   */
  as: 'line' | 'prose' | 'title' | 'plain' | 'paragraphs' | 'points'
  /** In characters. */
  maxLength: number
  /** Wanted in at least one language before the page can be published. */
  isRequired?: boolean
}

/** What is the same in both languages. */
export type ValueField =
  /** A whole number, an amount in rupees for example. */
  | { as: 'number'; min: number; max: number }
  /** A day. */
  | { as: 'date' }
  | { as: 'picture' }
  /** A PDF of the documents. */
  | { as: 'document' }
  /** A page of the site to lead to: one of the designed ones, or one that the foundation made. */
  | { as: 'page' }
  /** An https address outside of the site. */
  | { as: 'address' }

export type ListField = { as: 'list'; row: PageFields; maxRows: number }

/** A text as a page shows it: marked with its language where that is not the page's. */
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

/** What a page starts with in one language: every text, paragraphs and points as lists. */
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

/** The program brings neither pictures nor documents nor days. */
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

/** The same field, without which a page cannot be published. */
export function required<Field extends TextField>(field: Field): Field & { isRequired: true } {
  return { ...field, isRequired: true }
}

/** What search engines and messengers show of a page. */
export const meta = {
  title: required({ as: 'title', maxLength: 70 }),
  description: { as: 'plain', maxLength: 200 },
} as const

/** The first lines of every page but Home. */
export const opening = { meta, title: required(line), lead: prose } as const

/** The last words of a page; its links follow. */
export const closing = { heading: line, text: prose } as const

/** What stands in place of a list that has nothing in it yet. */
export const empty = { title: required(line), description: prose } as const

export const card = { title: line, description: prose } as const

const TEXTS = ['line', 'prose', 'title', 'plain', 'paragraphs', 'points']
const VALUES = ['number', 'date', 'picture', 'document', 'page', 'address']

/** Whether a field is one text, in whichever form. */
export function isText(field: PageFields[string]): field is TextField {
  return TEXTS.includes(field.as as string)
}

/** Whether a field is the same in both languages. */
export function isValue(field: PageFields[string]): field is ValueField {
  return VALUES.includes(field.as as string)
}

/** Whether a field is a list of rows of the same kind. */
export function isList(field: PageFields[string]): field is ListField {
  return field.as === 'list'
}

/** The field that names a part of a page; where it is empty, the part is not shown. */
export function nameFieldOf(part: PageFields): 'heading' | 'title' | undefined {
  return (['heading', 'title'] as const).find((name) => part[name] !== undefined)
}
