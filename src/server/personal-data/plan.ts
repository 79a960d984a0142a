import { emailKey } from '@/domain/email'
import { financialYearPeriod } from '@/domain/financial-year'
import { receivedAtOf } from '@/domain/gift-money'
import { isOver } from '@/domain/monthly-gift'
import { maskPan } from '@/domain/pan'
import {
  booksKeptUntil,
  type PersonalKind,
  type PersonQuery,
  personalKinds,
} from '@/domain/personal-data'
import type { PersonalDataDto, PersonExportDto } from '@/domain/responses/personal-data'
import { recordAudit } from '../audit/record-audit'
import { privateFields } from '../export/private-fields'
import { noticesOf } from './notices'
import { COLLECTIONS, findPerson, namesOf, type PersonRecords } from './person'

/** What is erased of a person's records, and what is kept until when. */
export type ErasurePlan = { [Kind in PersonalKind]: Planned<PersonRecords[Kind][number]> }
type Planned<Doc> = { erased: Doc[]; kept: Doc[]; keptUntil?: Date }

/**
 * Plans an erasure. Gifts in the books of the last eight financial years are kept, with their
 * receipts and payments, and so are payments waiting for a decision and active mandates. While one
 * of these is kept, so is the refusal of news for its address: a later charge would otherwise agree
 * to news again.
 */
export function planErasure(records: PersonRecords): ErasurePlan {
  const now = new Date()
  const isInBooks = (at: string) => booksKeptUntil(at) > now
  const gifts = split(records.gifts, (gift) => isInBooks(receivedAtOf(gift)))
  const keptIds = gifts.kept.map(({ id }) => id)
  const keptUntil = latest(gifts.kept.map((gift) => booksKeptUntil(receivedAtOf(gift))))
  const payments = split(
    records.payments,
    (payment) => payment.status !== 'failed' && isInBooks(payment.createdAt),
  )
  const monthlyGifts = split(
    records.monthlyGifts,
    ({ status }) => !isOver(status) || keptIds.length > 0,
  )
  const keptEmails = [...gifts.kept, ...payments.kept, ...monthlyGifts.kept].map(({ email }) =>
    emailKey(email ?? ''),
  )
  const whole = <Doc>(erased: Doc[]): Planned<Doc> => ({ erased, kept: [] })
  const until = <Doc>(planned: Planned<Doc>): Planned<Doc> =>
    planned.kept.length > 0 && keptUntil ? { ...planned, keptUntil } : planned
  return {
    gifts: until(gifts),
    receipts: until(split(records.receipts, ({ donation }) => keptIds.includes(donation))),
    certificates: until(
      split(
        records.certificates,
        ({ financialYear }) =>
          keptIds.length > 0 && isInBooks(financialYearPeriod(financialYear).from),
      ),
    ),
    donors: until(split(records.donors, ({ id }) => gifts.kept.some(({ donor }) => donor === id))),
    payments: until(payments),
    monthlyGifts: until(monthlyGifts),
    pledges: whole(records.pledges),
    messages: whole(records.messages),
    applications: whole(records.applications),
    hours: whole(records.hours),
    signUps: whole(records.signUps),
    mails: whole(records.mails),
    news: until(split(records.news, ({ email }) => keptEmails.includes(email))),
    logins: whole(records.logins),
    cards: whole(records.cards),
    receivedCards: whole(records.receivedCards),
  }
}

/**
 * Returns what is stored about a person, and what an erasure would do.
 * @throws ApiError 404 like `findPerson`.
 */
export async function getPersonalData(query: PersonQuery): Promise<PersonalDataDto> {
  const { person, records } = await findPerson(query)
  const plan = planErasure(records)
  return {
    email: person.email ?? undefined,
    phone: person.phone ?? undefined,
    maskedPan: person.pan ? maskPan(person.pan) : undefined,
    names: namesOf(records),
    items: personalKinds.flatMap((kind) => {
      const { erased, kept, keptUntil } = plan[kind]
      if (erased.length + kept.length === 0) return []
      const counts = { kind, erased: erased.length, kept: kept.length }
      return [{ ...counts, ...(keptUntil && { keptUntil: keptUntil.toISOString() }) }]
    }),
    notices: noticesOf(records),
  }
}

/** Exports what is stored about a person, except what grants access. The audit log records it. */
export async function exportPerson(query: PersonQuery): Promise<PersonExportDto> {
  const { person, records } = await findPerson(query)
  const kinds = Object.entries(records) as [PersonalKind, object[]][]
  const rows = kinds.reduce((sum, [, docs]) => sum + docs.length, 0)
  await recordAudit({
    action: 'exported',
    subject: 'personal-data',
    subjectId: query.id,
    changes: { rows: { to: rows } },
  })
  return {
    madeAt: new Date().toISOString(),
    person: {
      email: person.email ?? undefined,
      phone: person.phone ?? undefined,
      panNumber: person.pan ?? undefined,
    },
    records: Object.fromEntries(
      kinds.map(([kind, docs]) => {
        const hidden = [
          ...INTERNAL,
          ...privateFields(COLLECTIONS[kind], { withPan: true }),
          // The number of somebody else's gift opens its page.
          ...(kind === 'receivedCards' ? ['transactionId'] : []),
        ]
        return [kind, docs.map((doc) => without(hidden, doc))]
      }),
    ),
  }
}

/** Internal fields, and the hashes of logins, which no other export contains. */
const INTERNAL = [
  'key',
  'keyId',
  'attemptId',
  'searchText',
  'addressText',
  'decisionKey',
  'revision',
  'linkHash',
  'browserHash',
  'codeHash',
  'sessionHash',
  'triesLeft',
  'pending',
  'pendingAudit',
]

function without(hidden: string[], doc: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(doc).filter(([field]) => !hidden.includes(field)))
}

function split<Doc>(docs: Doc[], isKept: (doc: Doc) => boolean): Planned<Doc> {
  return { erased: docs.filter((doc) => !isKept(doc)), kept: docs.filter(isKept) }
}

function latest(moments: Date[]): Date | undefined {
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0]
}
