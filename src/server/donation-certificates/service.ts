import { createHash } from 'node:crypto'
import type { Where } from 'payload'
import type { DonationCertificate, Mail, User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import {
  CERTIFICATE_MAX_BYTES,
  type CertificateDonorInput,
  type CertificateListQuery,
  type CertificateState,
  hidePans,
  pansIn,
  wasQueuedLongAgo,
} from '@/domain/donation-certificate'
import { messages } from '@/domain/messages'
import { maskPan } from '@/domain/pan'
import type { CertificateDto } from '@/domain/responses/donation-certificate'
import { cleanLine } from '@/domain/text'
import { recordAudit } from '../audit/record-audit'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeWhere, countAll, findAll, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { readFile } from '../http/read-file'
import type { Page } from '../http/responses'
import { canGoTo } from '../mail/outbox'
import { getPayloadClient } from '../payload-client'
import { lastYear, requireYear } from '../statements/year'
import { donorsByPan, type YearDonor } from './donors'
import { readPdfText } from './read-pdf'

const collection = slugs.donationCertificates
const MAX_FILENAME_LENGTH = 200
/** All fields but the file itself. */
export const WITHOUT_FILE = { content: false } as const
export type KnownCertificate = Omit<DonationCertificate, 'content'>

/** Lists the certificates of a year, newest first; by default of the year that ended last. */
export async function listCertificates(query: CertificateListQuery): Promise<Page<CertificateDto>> {
  const { page, limit } = query
  const { year } = requireYear(query.year ?? lastYear())
  const payload = await getPayloadClient()
  const { docs, totalDocs } = await payload.find({
    collection,
    page,
    limit,
    depth: 0,
    select: WITHOUT_FILE,
    overrideAccess: true,
    where: { financialYear: { equals: year } },
    sort: ['-createdAt', '-id'],
  })
  return { items: await toDtos(docs, year), total: totalDocs }
}

/**
 * Stores a certificate from the portal, and finds its donor by the PAN in it.
 * @param yearId its financial year; by default the one that ended last.
 * @throws ApiError 400 for anything but a PDF, 404 for a year without a statement, 409 if it was
 * uploaded before.
 */
export async function storeCertificate(
  req: Request,
  yearId: string | undefined,
  user: User,
): Promise<CertificateDto> {
  const { year } = requireYear(yearId ?? lastYear())
  const file = await readFile(req, CERTIFICATE_MAX_BYTES)
  const bytes = Buffer.from(await file.arrayBuffer())
  const donors = await donorsByPan(pansIn(await readPdfText(bytes)), year)
  // The foundation's own PAN is in it as well; if two donors match, somebody has to choose.
  const [pan] = donors.size === 1 ? donors.keys() : []
  const doc = await createIfAbsent({
    collection,
    key: 'key',
    data: {
      key: `${year} ${createHash('sha256').update(bytes).digest('hex')}`,
      financialYear: year,
      uploadedBy: user.username,
      panNumber: pan,
      filename: hidePans(cleanLine(file.name)).slice(0, MAX_FILENAME_LENGTH),
      content: bytes.toString('base64'),
    },
  })
  if (!doc) throw new ApiError(409, messages.certificateKnown)
  await note('created', doc)
  return toDto(doc, year)
}

/**
 * Sets whose certificate it is, if the file did not tell.
 * @throws ApiError 400 for a PAN without gifts in that year, 404 if there is no such certificate,
 * 409 once its sending has begun.
 */
export async function setCertificateDonor(
  id: string,
  { panNumber }: CertificateDonorInput,
): Promise<CertificateDto> {
  const { financialYear } = await requireById(collection, id)
  const donors = await donorsByPan([panNumber], financialYear)
  if (!donors.has(panNumber)) {
    throw new ApiError(400, messages.panWithoutGifts, {
      errors: { panNumber: messages.panWithoutGifts },
    })
  }
  const changed = await changeWhere({ collection, where: isUnsent(id), data: { panNumber } })
  if (!changed) throw new ApiError(409, messages.certificateSent)
  await note('corrected', changed)
  return toDto(changed, financialYear)
}

/** @throws ApiError 404 if there is no such certificate, 409 once its sending has begun. */
export async function deleteCertificate(id: string): Promise<void> {
  const doc = await requireById(collection, id)
  const payload = await getPayloadClient()
  await payload.db.deleteMany({ collection, where: isUnsent(id) })
  const left = await countAll({ collection, where: { id: { equals: id } } })
  if (left > 0) throw new ApiError(409, messages.certificateSent)
  await note('deleted', doc)
}

/**
 * Notes in the audit log that somebody opened a certificate.
 * @throws ApiError 404 if there is no such certificate.
 */
export async function noteOpened(id: string): Promise<void> {
  await note('exported', await requireById(collection, id))
}

/** Returns the key of the mail with a certificate. */
export function mailKeyOf(id: string): string {
  return `donation-certificate-${id}`
}

/** Returns the mails with certificates, by their keys. */
export async function findMails(certificates: KnownCertificate[]): Promise<Map<string, Mail>> {
  const mails = await findAll({
    collection: slugs.mails,
    where: { key: { in: certificates.map(({ id }) => mailKeyOf(id)) } },
  })
  return new Map(mails.map((mail) => [mail.key, mail]))
}

function isUnsent(id: string): Where {
  return { and: [{ id: { equals: id } }, { queuedAt: { exists: false } }] }
}

async function note(
  action: 'created' | 'corrected' | 'exported' | 'deleted',
  { id, filename }: KnownCertificate,
): Promise<void> {
  await recordAudit({ action, subject: 'donation-certificate', subjectId: id, label: filename })
}

async function toDto(doc: KnownCertificate, year: number): Promise<CertificateDto> {
  const [dto] = await toDtos([doc], year)
  if (!dto) throw new Error('A certificate without its response')
  return dto
}

async function toDtos(docs: KnownCertificate[], year: number): Promise<CertificateDto[]> {
  const donors = await donorsByPan(
    docs.flatMap(({ panNumber }) => panNumber ?? []),
    year,
  )
  const mails = await findMails(docs)
  return docs.map((doc) => {
    const donor = doc.panNumber ? donors.get(doc.panNumber) : undefined
    return {
      id: doc.id,
      year: doc.financialYear,
      filename: doc.filename,
      uploadedBy: doc.uploadedBy,
      createdAt: doc.createdAt,
      state: stateOf(doc, donor, mails.get(mailKeyOf(doc.id))),
      mayChange: !doc.queuedAt,
      donorName: donor?.donorName,
      email: donor?.email,
      maskedPan: doc.panNumber ? maskPan(doc.panNumber) : undefined,
    }
  })
}

function stateOf(
  { queuedAt }: KnownCertificate,
  donor: YearDonor | undefined,
  mail: Mail | undefined,
): CertificateState {
  // The next sending writes to the address that the donor has now.
  if (mail && donor?.email && canGoTo(donor.email, mail)) return 'ready'
  if (mail?.status === 'sent') return 'sent'
  if (mail?.status === 'given-up') return 'failed'
  if (mail) return 'waiting'
  if (wasQueuedLongAgo(queuedAt, new Date())) return 'sent'
  if (!donor) return 'unmatched'
  return donor.email ? 'ready' : 'no-email'
}
