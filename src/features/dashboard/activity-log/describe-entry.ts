import { type ActivityLogContent, activityLogContent } from '@/content/activity-log'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { Locale } from '@/content/locale'
import type { InBoth } from '@/content/panel/in-both'
import { mailLabels, mailPartLabels } from '@/content/panel/mail-labels'
import { type AuditChange, fallOf } from '@/domain/audit'
import type { AuditDto } from '@/domain/responses/audit'
import { capitalize } from '@/lib/capitalize'
import { formatDate, formatDateTime, isIsoMoment } from '@/lib/dates'
import { isRecord } from '@/lib/is-record'
import { formatRupees, fromPaise } from '@/lib/money'
import { fillSentence, wordsOf } from './sentence'

/** Longest value shown, in characters. */
const MAX_VALUE_LENGTH = 160
/** What the log stores in place of a secret, and this page shows in place of a list. */
const CHANGED = 'changed'
/** Free text by a person or the gateway. */
const NOTE_FIELD = 'note'
const METHOD_FIELD = 'paymentMethod'
/** Calendar days, '2026-03-05'. */
const DAY_FIELDS = ['filedOn']
const REFUND_AMOUNT = /^₹\d+(\.\d+)?/
const INTERNAL_FIELDS = ['openRefund']
const PICTURE_FIELDS = ['aboutImage', 'heroImage', 'logo', 'presidentSignature', 'qrCode']
/** How a payment of an unknown donor is labelled. */
const PAYMENT_NUMBER = /^([0-9a-f]{32}|(unmatched|second)_\S+|C-[A-Z0-9-]+)$/
/** How the log names a text of a mail: 'thankYou subject en'. */
const MAIL_TEXT = /^(?<mail>\w+) (?<part>\w+) (?<language>en|hi)$/
/** If more fields have changed, only their number is given. */
const MAX_NAMED_FIELDS = 3

/**
 * Describes an entry in one sentence without a full stop: 'Asha refunded ₹200 of Ravi Kumar's
 * donation'.
 */
export function describeEntry(entry: AuditDto, locale: Locale): string {
  const { label = '', action, subject } = entry
  const copy = activityLogContent[locale]
  const after = (field: string) => valueText(field, entry.changes?.[field]?.to, locale)
  const who = actorName(entry, locale)
  const isNumber = PAYMENT_NUMBER.test(label)
  return fillSentence(sentenceOf(entry, copy), {
    who,
    label,
    name: isNumber ? '' : label,
    number: isNumber ? label.replace(/^(unmatched|second)_/, '') : '',
    other: label === who ? '' : label,
    otherDonor: after('other'),
    amount: amountOf(entry),
    subject: copy.subjects[subject],
    action: copy.actions[action],
    ...fieldsOf(entry, locale),
    status: after('status').replaceAll('-', ' '),
    dispute: copy.disputeStates[rawText(entry, 'status')] ?? copy.disputeStates.other ?? '',
    role: after('role'),
    receipt: after('receipt'),
    recipient: rawText(entry, 'recipients') === '1' ? '1' : '',
    recipients: after('recipients'),
    acknowledgement: after('acknowledgementNumber'),
    rows: copy.rows(after('rows')),
    list: copy.lists[label] ?? label.replaceAll('-', ' '),
    content: copy.lists[rawText(entry, 'subject')] ?? after('subject'),
  })
}

/** Returns the name of the account that acted, or a description if none did. */
export function actorName(
  { actor, actorRole }: Pick<AuditDto, 'actor' | 'actorRole'>,
  locale: Locale,
): string {
  const names = activityLogContent[locale].actors
  // The address of the page may name any actor, also '__proto__'.
  return !actorRole && Object.hasOwn(names, actor) ? (names[actor] ?? actor) : actor
}

/** Describes the changes of an entry: the name of each field and how it changed. */
export function describeChanges(
  entry: AuditDto,
  locale: Locale,
): { field: string; text: string }[] {
  return Object.entries(entry.changes ?? {})
    .filter(([field, change]) => isRelevant(field, change))
    .map(([field, change]) => ({
      field: capitalize(fieldName(field, locale)),
      text:
        field === NOTE_FIELD
          ? noteText(entry.action, change, locale)
          : changeText(field, change, locale),
    }))
    .filter(({ text }) => text !== '')
}

function sentenceOf(entry: AuditDto, copy: ActivityLogContent): string {
  const { subject, action, changes = {} } = entry
  if (subject === 'volunteer' && action === 'changed') {
    const status = rawText(entry, 'status')
    if (status === 'approved' || status === 'rejected' || status === 'pending') {
      return copy.volunteerChanges[status]
    }
    if (changes.approvedAt?.to) return copy.volunteerChanges.renewed
    return changes.details?.to ? copy.volunteerChanges.details : copy.volunteerChanges.photo
  }
  // The refunded amount falls if the bank could not pay the refund out.
  if (subject === 'transaction' && action === 'refunded' && fallOf(changes.refundedPaise) > 0) {
    return copy.failedRefund
  }
  return copy.sentences[subject][action] ?? copy.otherwise
}

/** Returns the names of the changed fields, or their number if there are many. */
function fieldsOf({ changes = {} }: AuditDto, locale: Locale) {
  const names = Object.keys(changes).map((field) => fieldName(field, locale))
  if (names.length > MAX_NAMED_FIELDS) return { fields: '', count: String(names.length) }
  const [first = '', second = '', third = ''] = names
  return {
    fields: fillSentence(activityLogContent[locale].fieldNames, { first, second, third }),
    count: '',
  }
}

/** Returns the stored value of a field after the change. */
function rawText({ changes }: AuditDto, field: string): string {
  return String(changes?.[field]?.to ?? '')
}

/** Leaves out the amount at the start of a refund's note, which the sentence already gives. */
function noteText(action: AuditDto['action'], { to }: AuditChange, locale: Locale): string {
  const text = valueText(NOTE_FIELD, to, locale)
  return action.startsWith('refund-') ? text.replace(REFUND_AMOUNT, '').replace(/^: /, '') : text
}

/** Leaves out unchanged values, initial zeros and internal fields. */
function isRelevant(field: string, { from, to }: AuditChange): boolean {
  if (INTERNAL_FIELDS.includes(field) || (from === undefined && to === 0)) return false
  return JSON.stringify(from) !== JSON.stringify(to)
}

function changeText(field: string, { from, to }: AuditChange, locale: Locale): string {
  const { change } = activityLogContent[locale]
  const before = valueText(field, from, locale)
  const after = valueText(field, to, locale)
  if (before === after) return change.changed // Two pictures with the same name.
  if (!before || after === change.changed) return after
  return after ? change.both(before, after) : change.removed(before)
}

/**
 * Returns the name of a field. One of a newer or much older version gets its name in the code, as
 * words.
 */
function fieldName(field: string, locale: Locale): string {
  const names: Record<string, string> = activityLogContent[locale].fields
  return names[field] ?? mailTextName(field, locale) ?? wordsOf(field)
}

/**
 * Returns the name of a text of a mail, 'Thank-you for a gift: Subject (English)'; undefined for
 * other fields.
 */
function mailTextName(field: string, locale: Locale): string | undefined {
  const { mail = '', part = '', language = '' } = MAIL_TEXT.exec(field)?.groups ?? {}
  const names: Partial<Record<string, InBoth>> = mailLabels
  const name = names[mail]?.[locale]
  if (!name) return undefined
  const partName = mailPartLabels[part]?.[locale] ?? wordsOf(part)
  const languageName = activityLogContent[locale].values.language?.[language] ?? language
  return `${name}: ${partName} (${languageName})`
}

function valueText(field: string, value: unknown, locale: Locale): string {
  const copy = activityLogContent[locale]
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (typeof value === 'number') return numberText(field, value)
  if (PICTURE_FIELDS.includes(field)) return pictureText(value, locale)
  // Lists and groups of the settings: their contents can be seen in the panel.
  if (typeof value !== 'string' || value === CHANGED) return copy.change.changed
  if (isIsoMoment(value)) return formatDateTime(value, locale)
  if (DAY_FIELDS.includes(field)) return formatDate(value, locale)
  if (field === METHOD_FIELD) return dashboardPaymentsContent[locale].methods[value] ?? value
  return copy.values[field]?.[value] ?? truncate(value)
}

/** Older entries have only the id of a picture. */
function pictureText(value: unknown, locale: Locale): string {
  return isRecord(value) && typeof value.name === 'string'
    ? truncate(value.name)
    : activityLogContent[locale].picture
}

function numberText(field: string, value: number): string {
  if (field.endsWith('Paise') && Number.isInteger(value) && value >= 0) {
    return formatRupees(fromPaise(value))
  }
  if (field.endsWith('Rupees') || field === 'amount') return formatRupees(value)
  return value.toLocaleString('en-IN')
}

/**
 * Returns the amount that an entry is about: the refunded or charged-back part, otherwise the whole
 * amount.
 */
function amountOf({ action, changes = {} }: AuditDto): string {
  // The note of a refund begins with its amount; the transfer itself is a separate entry.
  if (action.startsWith('refund-')) {
    const [amount = ''] = REFUND_AMOUNT.exec(String(changes.note?.to ?? '')) ?? []
    return amount && formatRupees(Number(amount.slice(1)))
  }
  const moved = movedPaise(changes.refundedPaise) || movedPaise(changes.chargedBackPaise)
  const paise = moved || toNumber(changes.amountPaise?.to)
  return paise > 0 ? formatRupees(fromPaise(paise)) : ''
}

function movedPaise(change: AuditChange | undefined): number {
  return Math.abs(toNumber(change?.to) - toNumber(change?.from))
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function truncate(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}
