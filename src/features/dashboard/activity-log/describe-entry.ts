import { activityLogContent as copy } from '@/content/activity-log'
import type { AuditChange } from '@/domain/audit'
import type { AuditDto } from '@/domain/responses/audit'
import { formatDateTime } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'

/** Longest value that is shown, in characters. */
const MAX_VALUE_LENGTH = 160
/** What the log writes in place of a secret, and this page in place of a list. */
const CHANGED = 'changed'
/** What a person or the gateway said. */
const NOTE_FIELD = 'note'
const REFUND_AMOUNT = /^₹\d+(\.\d+)?/
const INTERNAL_FIELDS = ['openRefund']
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** An entry as one plain sentence. */
export function describeEntry(entry: AuditDto): string {
  const changes = entry.changes ?? {}
  return copy.sentence(entry.subject, entry.action, {
    who: actorName(entry),
    label: entry.label ?? '',
    amount: amountOf(entry),
    fields: Object.keys(changes).map(fieldName),
    after: (field) => valueText(field, changes[field]?.to),
  })
}

/** What an actor is called: the name of the account, or in words where none acted. */
export function actorName({ actor, actorRole }: Pick<AuditDto, 'actor' | 'actorRole'>): string {
  return actorRole ? actor : (copy.actors[actor] ?? actor)
}

/** The changes of an entry, each with the name of its field and what happened to it, in words. */
export function describeChanges(entry: AuditDto): { field: string; text: string }[] {
  return Object.entries(entry.changes ?? {})
    .filter(([field, change]) => isTelling(field, change))
    .map(([field, change]) => ({
      field: capitalized(fieldName(field)),
      text: field === NOTE_FIELD ? noteText(entry.action, change) : changeText(field, change),
    }))
    .filter(({ text }) => text !== '')
}

/** The amount that a refund's note begins with is in the sentence. */
function noteText(action: AuditDto['action'], { to }: AuditChange): string {
  const text = valueText(NOTE_FIELD, to)
  return action.startsWith('refund-') ? text.replace(REFUND_AMOUNT, '').replace(/^: /, '') : text
}

/** What stays as it was, or begins with nothing, is in the log for the whole story alone. */
function isTelling(field: string, { from, to }: AuditChange): boolean {
  if (INTERNAL_FIELDS.includes(field) || (from === undefined && to === 0)) return false
  return JSON.stringify(from) !== JSON.stringify(to)
}

function changeText(field: string, { from, to }: AuditChange): string {
  const before = valueText(field, from)
  const after = valueText(field, to)
  if (!before || after === CHANGED) return after
  return after ? copy.change.both(before, after) : copy.change.removed(before)
}

/** 'bankAccountNumber' is 'bank account number'. */
function fieldName(field: string): string {
  return (
    copy.fields[field] ??
    field
      .replace(/Paise$/, '')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
  )
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (typeof value === 'number') return numberText(field, value)
  if (typeof value === 'string') return ISO_MOMENT.test(value) ? formatDateTime(value) : cut(value)
  // Lists and groups of the settings: what is in them is for the panel to show.
  return CHANGED
}

function numberText(field: string, value: number): string {
  if (field.endsWith('Paise') && Number.isInteger(value) && value >= 0) {
    return formatRupees(fromPaise(value))
  }
  if (field.endsWith('Rupees') || field === 'amount') return formatRupees(value)
  return value.toLocaleString('en-IN')
}

/** The money that an entry is about: of a refund or chargeback its part, else the whole amount. */
function amountOf({ action, changes = {} }: AuditDto): string {
  // The note of a refund begins with its amount: the money itself moves in another entry.
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

function cut(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
