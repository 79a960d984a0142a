import type { ReactElement } from 'react'

/**
 * What an editor fills in of a page: a tree of texts, in the order of the page. The panel's form,
 * the stored columns, the texts of an empty database and what the page reads are derived from it.
 */
export type PageFields = { readonly [name: string]: TextField | ListField | PageFields }

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
        : { [Name in keyof Fields]: TextsOf<Fields[Name]> | Absence<Fields[Name]> }

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
      : { [Name in keyof Fields]: SeedOf<Fields[Name]> }

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

export const card = { title: line, description: prose } as const

/** Whether a field is one text, in whichever form. */
export function isText(field: PageFields[string]): field is TextField {
  return typeof field.as === 'string' && field.as !== 'list'
}

/** Whether a field is a list of rows of the same kind. */
export function isList(field: PageFields[string]): field is ListField {
  return field.as === 'list'
}

/** The field that names a part of a page; where it is empty, the part is not shown. */
export function nameFieldOf(part: PageFields): 'heading' | 'title' | undefined {
  return (['heading', 'title'] as const).find((name) => part[name] !== undefined)
}
