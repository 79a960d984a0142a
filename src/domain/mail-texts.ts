import { fillPlaceholders } from './fill-placeholders'
import type { MandateNotice } from './monthly-gift'
import type { ApplicantMail } from './volunteer'

/** A text of a mail: a line, or paragraphs with empty lines between them. */
export type MailPart = {
  as: 'line' | 'paragraphs'
  /** Placeholders that it may use as `{name}`. */
  placeholders: readonly string[]
  /** Placeholders that it must use: a reminder without its link leads nowhere. */
  required?: readonly string[]
}

const line = (placeholders: readonly string[], required?: readonly string[]): MailPart => ({
  as: 'line',
  placeholders,
  required,
})
const mail = (placeholders: readonly string[], required: readonly string[] = []) => ({
  subject: line(placeholders),
  body: { as: 'paragraphs', placeholders, required } satisfies MailPart as MailPart,
})

const APPLICANT = ['name', 'foundation', 'contact']
const MONTHLY = ['donorName', 'amount', 'manage', 'foundation']
const THANKS = ['donorName', 'amount', 'day', 'reference', 'myGiving', 'foundation']
const RECEIPT = ['donorName', 'amount', 'number', 'link', 'foundation']
const PLEDGE = ['donorName', 'amount', 'pay', 'manage', 'foundation']
const CARD = ['honouree', 'fromName', 'foundation']

/**
 * The mails to people outside the office, and the texts of each. Admins edit them in the panel
 * (src/cms/globals/mail-texts.ts); if one is empty, the standard text of src/content/mail-texts.ts is
 * sent. `footer` comes below the signature.
 */
export const mailTexts = {
  applicationReceived: mail(APPLICANT),
  applicationApproved: mail([...APPLICANT, 'card'], ['card']),
  applicationDeclined: mail(APPLICANT),
  thankYou: {
    subject: line(THANKS),
    body: {
      as: 'paragraphs',
      placeholders: [...THANKS, 'use', 'receipt', 'tax', 'monthly'],
      // If the gift has none, the placeholder is empty and its paragraph is left out.
      required: ['receipt', 'monthly'],
    },
    use: line([]),
    useForPurpose: line(['purpose'], ['purpose']),
    receipt: line(['number', 'link'], ['link']),
    monthly: line(['manage'], ['manage']),
  },
  receiptAgain: mail(RECEIPT),
  receiptApproved: mail(RECEIPT),
  taxCertificate: mail(['donorName', 'form', 'year', 'foundation']),
  update: {
    ...mail(['purpose', 'title', 'text', 'link', 'foundation'], ['text']),
    footer: line(['stop'], ['stop']),
  },
  tributeCard: {
    ...mail([...CARD, 'cardText', 'link'], ['cardText', 'link']),
    subject: line(CARD),
    subjectMemory: line(CARD),
    subjectFestival: line(CARD),
    subjectOther: line(CARD),
    footer: line(CARD),
  },
  myGiving: mail(['foundation', 'link', 'code'], ['link', 'code']),
  monthlyBeginsLater: mail([...MONTHLY, 'day'], ['manage']),
  monthlyChargeFailed: mail([...MONTHLY, 'newCard'], ['manage', 'newCard']),
  monthlyChargesStopped: mail([...MONTHLY, 'newCard'], ['manage', 'newCard']),
  monthlyPaused: mail(MONTHLY, ['manage']),
  monthlyCancelled: mail(MONTHLY),
  monthlyCompleted: mail(MONTHLY),
  pledgeMade: mail(PLEDGE, ['pay', 'manage']),
  pledgeReminder: mail(PLEDGE, ['pay', 'manage']),
} satisfies Record<string, Record<string, MailPart>>

export type MailName = keyof typeof mailTexts
export type MailTexts<Name extends MailName = MailName> = Record<
  keyof (typeof mailTexts)[Name],
  string
>

export const mailNames = Object.keys(mailTexts) as MailName[]

export const applicantMailNames: Record<ApplicantMail, MailName> = {
  received: 'applicationReceived',
  approved: 'applicationApproved',
  declined: 'applicationDeclined',
}

export const noticeMailNames: Record<MandateNotice, MailName> = {
  'begins-later': 'monthlyBeginsLater',
  'charge-failed': 'monthlyChargeFailed',
  'charges-stopped': 'monthlyChargesStopped',
  paused: 'monthlyPaused',
  cancelled: 'monthlyCancelled',
  completed: 'monthlyCompleted',
}

/** Returns the parts of a mail as [name, part] pairs. */
export function partsOf(name: MailName): [string, MailPart][] {
  return Object.entries(mailTexts[name])
}

/**
 * Returns unknown placeholders of a text, and required ones that it lacks. An empty text has no faults:
 * the standard text is sent instead.
 */
export function placeholderFaults(
  text: string,
  { placeholders, required = [] }: MailPart,
): { unknown: string[]; missing: string[] } {
  if (!text.trim()) return { unknown: [], missing: [] }
  const used = [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, placeholder = '']) => placeholder)
  return {
    unknown: [...new Set(used.filter((placeholder) => !placeholders.includes(placeholder)))],
    missing: required.filter((placeholder) => !used.includes(placeholder)),
  }
}

/** Longest subject that the outbox stores, in characters. */
const MAX_SUBJECT_LENGTH = 300

type MailParts = {
  subject: string
  body: string
  footer?: string
  /** By placeholder. */
  values: Record<string, string>
  signature: string
}

/** Fills in a subject; names may make it longer than the outbox takes, so the rest is cut off. */
export function fillSubject(subject: string, values: Record<string, string>): string {
  return fillPlaceholders(subject, values).slice(0, MAX_SUBJECT_LENGTH)
}

/** Composes a mail's subject and text. A paragraph that ends up empty is left out. */
export function composeMail({ subject, body, footer = '', values, signature }: MailParts) {
  const paragraphs = [...paragraphsOf(body, values), signature, ...paragraphsOf(footer, values)]
  return {
    subject: fillSubject(subject, values),
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
  }
}

/**
 * Returns the values for a sample mail: a placeholder named like another text of the mail gets that text.
 * @param samples by placeholder.
 */
export function sampleValues(
  texts: Record<string, string>,
  samples: Record<string, string>,
): Record<string, string> {
  const inserted = Object.keys(texts).filter((part) => texts.body?.includes(`{${part}}`))
  return {
    ...samples,
    ...Object.fromEntries(
      inserted.map((part) => [part, fillPlaceholders(texts[part] ?? '', samples)]),
    ),
  }
}

function paragraphsOf(text: string, values: Record<string, string>): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => fillPlaceholders(paragraph, values).trim())
}
