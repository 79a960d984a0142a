import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { slugs } from '@/cms/slugs'
import { financialYearOf, financialYearPeriod } from '@/domain/financial-year'
import { pdfWith } from '../make-pdf'
import { changeSiteSettings } from '../site-settings'
import { make, NO_FLAG, NO_TEXT, nextNumber, type Samples } from './sample'

/** Creates a settlement with a row, because rows have a list as well. */
const makeSettlement = async () => {
  const paidOut = {
    settlementId: `matrix-${nextNumber()}`,
    utr: 'UTR1',
    settledAt: '2026-03-03T05:00:00.000Z',
    testMode: false,
  }
  await make(slugs.settlementRows, () => ({
    ...paidOut,
    rowKey: `matrix-${nextNumber()}`,
    entityId: 'p1',
    paymentId: 'p1',
    type: 'payment',
    amountPaise: 50_000,
    creditPaise: 48_820,
    debitPaise: 0,
    feePaise: 1_180,
    taxPaise: 180,
  }))()
  return make(slugs.settlements, () => ({
    ...paidOut,
    amountPaise: 48_820,
    status: 'processed',
    keyId: 'rzp_live_1',
  }))()
}

/** A year with statements. */
const YEAR = '2024'

const wholeFile = {
  financialYear: 2024,
  form: 'Form 10BD',
  leavesOutCash: false,
  sha256: '0'.repeat(64),
  rowCount: 1,
  amountPaise: 50_000,
  isWhole: true,
  madeBy: 'admin',
  createdAt: '2025-05-01T06:00:00.000Z',
}

const makeStatementFile = make(slugs.statementFiles, () => wholeFile)
const makeFiledFile = make(slugs.statementFiles, () => ({
  ...wholeFile,
  filedOn: '2025-05-19',
  acknowledgementNumber: '1',
  filedBy: 'admin',
}))

/** The body of the calls that mark a file as filed, or correct the mark. */
const filing = {
  body: () => ({ acknowledgementNumber: '1', filedOn: '2025-05-20' }),
  wrong: { acknowledgementNumber: NO_TEXT, filedOn: ['', '20-05-2025', '2025-02-30', 7] },
}

/** Creates a statement file with content: a heading without rows. */
async function makeWholeFile(): Promise<string> {
  const id = await makeStatementFile()
  await make(slugs.statementParts, () => ({
    file: id,
    position: 0,
    content: gzipSync('Sl. No.\r\n').toString('base64'),
  }))()
  return id
}

/** Creates a certificate of the year; only its download reads its content. */
const makeCertificate = async () => {
  await makeYear()
  return make(slugs.donationCertificates, () => ({
    financialYear: 2024,
    filename: 'asha.pdf',
    key: `2024 matrix-${nextNumber()}`,
    content: Buffer.from('%PDF-').toString('base64'),
    uploadedBy: 'admin',
  }))()
}

/** Creates a certificate of the last year that ended, which the list shows by default. */
const makeListedCertificate = async () => {
  return make(slugs.donationCertificates, () => ({
    financialYear: financialYearOf(new Date()) - 1,
    filename: 'ravi.pdf',
    key: `listed matrix-${nextNumber()}`,
    content: 'JVBERi0=',
    uploadedBy: 'admin',
  }))()
}

const certificateOf = async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await pdfWith(randomUUID()))], 'asha.pdf'))
  return form
}

/** Returns the year, after adding a gift and an approval to it. */
async function makeYear(): Promise<string> {
  await changeSiteSettings({
    registration80g: 'URN-1',
    approved80gOn: '2021-05-28T06:30:00.000Z',
  })
  await make(slugs.donations, () => ({
    donorName: 'A',
    address: 'Pune',
    panNumber: 'ABCPE1234F',
    amountPaise: 50_000,
    paymentMethod: 'UPI',
    receivedAt: '2024-06-01T06:00:00.000Z',
  }))()
  return YEAR
}

/** Creates a gift without a PAN, in the last year that ended. */
const makeFinding = make(slugs.donations, () => ({
  donorName: 'A',
  amountPaise: 50_000,
  paymentMethod: 'UPI',
  receivedAt: financialYearPeriod(financialYearOf(new Date()) - 1).from,
}))

/** Samples of the calls for settlements, the yearly statement and its certificates. */
export const statementsSamples: Samples = {
  'GET /api/admin/settlements/{id}': { makeId: makeSettlement },
  'GET /api/admin/statements/{id}': { makeId: async () => YEAR },
  'GET /api/admin/statement-findings': { makeId: makeFinding },
  'POST /api/admin/statements/{id}/files': {
    body: () => ({ leavesOutCash: false }),
    wrong: { leavesOutCash: NO_FLAG },
    makeId: makeYear,
  },
  'GET /api/admin/statement-files/{id}': { makeId: makeWholeFile },
  'GET /api/admin/donation-certificates': { makeId: makeListedCertificate },
  'POST /api/admin/donation-certificates': { body: certificateOf },
  'GET /api/admin/donation-certificates/{id}': { makeId: makeCertificate },
  'DELETE /api/admin/donation-certificates/{id}': { makeId: makeCertificate },
  'POST /api/admin/donation-certificates/{id}/donor': {
    body: () => ({ panNumber: 'ABCPE1234F' }),
    wrong: { panNumber: ['', null, 7, 'ABC', { $ne: '' }] },
    makeId: makeCertificate,
  },
  'POST /api/admin/certificate-mailings': {
    body: () => ({ year: 2024 }),
    wrong: { year: ['2024', null, 2024.5, { $gt: 0 }] },
  },
  'POST /api/admin/statement-files/{id}/filed': { ...filing, makeId: makeStatementFile },
  'PUT /api/admin/statement-files/{id}/filed': { ...filing, makeId: makeFiledFile },
  'DELETE /api/admin/statement-files/{id}/filed': { makeId: makeFiledFile },
  'GET /api/admin/statement-files/{id}/changes': { makeId: makeWholeFile },
}
