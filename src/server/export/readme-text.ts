import { LEFT_OUT } from './private-fields'

/** How many documents of a collection or global were written, and how many of their versions. */
export type Counted = { slug: string; count: number; versions: number }

type ReadmeFacts = {
  collections: Counted[]
  globals: Counted[]
  /** null if they are in a bucket. */
  pictures: number | null
  withPan: boolean
  now: Date
}

/** Writes the README of an export: what is in which file, and what is left out. */
export function readmeText({ collections, globals, pictures, withPan, now }: ReadmeFacts): string {
  return `All data of this foundation, exported from Manavta on ${now.toISOString()}.
It names donors and volunteers: keep it where only authorised people can read it.

  json/<name>.jsonl      a list: one document a line, in JSON, as it is stored
  csv/<name>.csv         the same list for a spreadsheet, one document a row (UTF-8, commas)
  globals/<name>.json    settings and the texts of a page, one document
  versions/<name>.jsonl  drafts and earlier versions, one a line; the text is under "version"
  media/                 ${pictures === null ? 'not here: pictures and documents are in the S3 bucket, copy them from there' : `pictures and documents (${pictures} files), named by the "filename" of their lists`}

Texts in two languages are { "en": …, "hi": … }, in CSV two columns. Amounts in fields that end in
"Paise" are whole paise: 50100 is 501 rupees. Times are in UTC. A field that names another document holds its "id".
In CSV a text that a spreadsheet would take for a formula has an apostrophe in front, an Indian phone number has spaces,
and lists within a document are JSON: programs should read the files in json/.
${
  withPan
    ? 'PANs are in full.'
    : 'PANs are masked, and the files of statements and tax certificates, which name them, are left out:\nnpm run export -- <folder> --with-pan includes them.'
}
The site may have been in use during the export: changes made then may or may not be included. For a
copy to restore the site from, use npm run backup.

Lists:
${lines(collections)}
Settings and pages:
${lines(globals)}
Never included: passwords, the secrets of the payment gateway, the texts of mails (their links act for
their reader), the numbers that open gift cards, links to mandates, events of the gateway, and
${Object.entries(LEFT_OUT)
  .map(([slug, reason]) => `  ${slug.padEnd(26)} ${reason}\n`)
  .join('')}`
}

function lines(counted: Counted[]): string {
  return counted
    .map(({ slug, count, versions }) => {
      const earlier = versions > 0 ? `, ${versions} versions` : ''
      return `  ${slug.padEnd(26)} ${count}${earlier}\n`
    })
    .join('')
}
