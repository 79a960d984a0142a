import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { panKeyOf } from '@/cms/database/encryption/sealed-fields'
import { idsByEmail } from '@/cms/database/queries/ids-by-email'
import { idsByPhone } from '@/cms/database/queries/ids-by-phone'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { emailKey } from '@/domain/email'
import { financialYearOf } from '@/domain/financial-year'
import { receivedAtOf } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import { isPan } from '@/domain/pan'
import type { PersonalKind, PersonQuery, PersonSource } from '@/domain/personal-data'
import { phoneKey } from '@/domain/phone'
import { volunteerName } from '@/domain/volunteer'
import { findAll } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'

/** Keys that find a person's records; null if one is unknown. */
export type Person = { email: string | null; phone: string | null; pan: string | null }

const SOURCES = {
  donation: slugs.donations,
  volunteer: slugs.volunteers,
  contact: slugs.contacts,
  'sign-up': slugs.eventSignUps,
} as const satisfies Record<PersonSource, CollectionSlug>

/** Where each kind of record is stored. */
export const COLLECTIONS = {
  gifts: slugs.donations,
  receipts: slugs.receipts,
  certificates: slugs.donationCertificates,
  donors: slugs.donors,
  payments: slugs.transactions,
  monthlyGifts: slugs.subscriptions,
  pledges: slugs.pledges,
  messages: slugs.contacts,
  applications: slugs.volunteers,
  hours: slugs.volunteerHours,
  signUps: slugs.eventSignUps,
  mails: slugs.mails,
  news: slugs.mailPreferences,
  logins: slugs.donorLogins,
  cards: slugs.tributeCards,
  receivedCards: slugs.tributeCards,
} as const satisfies Record<PersonalKind, CollectionSlug>

/** Everything stored about a person, including the trash. */
export type PersonRecords = Awaited<ReturnType<typeof findPerson>>['records']

/**
 * Finds who a gift, an application, a message or a sign-up is from, and all records with the same
 * e-mail address or PAN. The same phone number counts only if one of the two records has no
 * address: a family may share a phone.
 * @throws ApiError 404 if there is no such record.
 */
export async function findPerson({ of, id }: PersonQuery) {
  const [first] = await findDocs(SOURCES[of], { id: { equals: id } })
  if (!first) throw new ApiError(404, messages.notFound)
  const person = personOf(first)
  const own = async <Slug extends Owned>(collection: Slug) => {
    const docs = await findOwn(collection, person)
    const isFirst = collection === SOURCES[of] && !docs.some((doc) => doc.id === first.id)
    return isFirst ? [...docs, first as DataFromCollectionSlug<Slug>] : docs
  }
  const gifts = await own(slugs.donations)
  const payments = await own(slugs.transactions)
  const applications = await own(slugs.volunteers)
  const idsOf = (docs: { id: string }[]) => docs.map((doc) => doc.id)
  const numbers = payments.map(({ transactionId }) => transactionId)
  const byAddress = async <Slug extends CollectionSlug>(collection: Slug) =>
    person.email ? findDocs(collection, { email: { equals: person.email } }) : []
  // `like` treats % and _ as wildcards, so the result is filtered below.
  const mails = person.email ? await findDocs(slugs.mails, { to: { like: person.email } }) : []
  const received = person.email
    ? await findDocs(slugs.tributeCards, { recipientEmail: { like: person.email } })
    : []
  const records = {
    gifts,
    receipts: await findDocs(slugs.receipts, { donation: { in: idsOf(gifts) } }),
    certificates: await findCertificates(person, gifts),
    donors: await findDocs(slugs.donors, { id: { in: gifts.flatMap(({ donor }) => donor ?? []) } }),
    payments,
    monthlyGifts: await own(slugs.subscriptions),
    pledges: await own(slugs.pledges),
    messages: await own(slugs.contacts),
    applications,
    hours: await findDocs(slugs.volunteerHours, { volunteer: { in: idsOf(applications) } }),
    signUps: await own(slugs.eventSignUps),
    mails: mails.filter(({ to }) => emailKey(to) === person.email),
    news: await byAddress(slugs.mailPreferences),
    logins: await byAddress(slugs.donorLogins),
    cards: await findDocs(slugs.tributeCards, { transactionId: { in: numbers } }),
    // Sent by others to this address.
    receivedCards: received.filter(
      ({ recipientEmail, transactionId }) =>
        emailKey(recipientEmail ?? '') === person.email && !numbers.includes(transactionId),
    ),
  }
  return { person, records }
}

/** Returns the names in a person's records. */
export function namesOf(records: PersonRecords): string[] {
  const { gifts, payments, monthlyGifts, pledges, messages, signUps, applications } = records
  const donors = [...gifts, ...payments, ...monthlyGifts, ...pledges]
  const names = [
    ...donors.map(({ donorName }) => donorName),
    ...[...messages, ...signUps].map(({ name }) => name),
    ...applications.map(volunteerName),
  ]
  return [...new Set(names.filter((name) => typeof name === 'string'))]
}

const OWNED = [
  slugs.donations,
  slugs.transactions,
  slugs.subscriptions,
  slugs.pledges,
  slugs.contacts,
  slugs.volunteers,
  slugs.eventSignUps,
] as const
type Owned = (typeof OWNED)[number]
const WITH_PAN: readonly Owned[] = [slugs.donations, slugs.transactions, slugs.subscriptions]

/**
 * Finds the certificates with the person's PAN and, because a message or sign-up has none, those of the years of
 * the gifts found. Other years of these gifts' PANs may be of gifts that were not found.
 */
async function findCertificates({ pan }: Person, gifts: Donation[]) {
  const own = pan ? panKeyOf(pan) : ''
  const keyAndYear = (key: string, year: number) => `${key} ${year}`
  const ofGifts = new Set<string>()
  for (const gift of gifts) {
    const year = financialYearOf(new Date(receivedAtOf(gift)))
    if (gift.panKey) ofGifts.add(keyAndYear(gift.panKey, year))
  }
  const keys = [own, ...gifts.map(({ panKey }) => panKey)].filter(Boolean)
  const found = await findDocs(slugs.donationCertificates, { panKey: { in: [...new Set(keys)] } })
  return found.filter(
    ({ panKey, financialYear }) =>
      panKey === own || ofGifts.has(keyAndYear(panKey ?? '', financialYear)),
  )
}

type Contactable = { email?: string | null; phone?: string | null; panNumber?: string | null }

function personOf({ email, phone, panNumber }: Contactable): Person {
  return {
    email: email ? emailKey(email) : null,
    phone: phoneKey(phone ?? ''),
    pan: panNumber && isPan(panNumber) ? panNumber : null,
  }
}

async function findOwn<Slug extends Owned>(
  collection: Slug,
  person: Person,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { email, phone, pan } = person
  const payload = await getPayloadClient()
  const ids = [
    ...(email ? await idsByEmail(payload, collection, email) : []),
    ...(phone ? await idsByPhone(payload, collection, [phone]) : []),
  ]
  const conditions: Where[] = [{ id: { in: ids } }]
  if (pan && WITH_PAN.includes(collection)) conditions.push({ panKey: { equals: panKeyOf(pan) } })
  const docs = await findDocs(collection, { or: conditions })
  return docs.filter((doc) => {
    const other = personOf(doc)
    if (email && other.email === email) return true
    if (pan && other.pan === pan) return true
    return phone !== null && other.phone === phone && !(email && other.email)
  })
}

function findDocs<Slug extends CollectionSlug>(
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug>[]> {
  return findAll({ collection, where, trash: true })
}
