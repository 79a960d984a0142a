import { slugs } from '@/cms/slugs'
import { getBackups, makeBackupNow } from '@/server/backup/service'
import { LONG, make, NO_FLAG, NO_IMAGE, NO_TEXT, nextNumber, type Samples } from './sample'

const settings = {
  fields: {
    keyId: 'rzp_test_1',
    keySecret: 'planted-key-secret',
    upiId: 'giving@bank',
    bankIfscCode: 'ABCD0123456',
  },
  wrong: {
    provider: ['stripe', {}, 5],
    keyId: NO_TEXT,
    keySecret: [LONG, 5, { $ne: 1 }],
    webhookSecret: ['too short a secret', LONG, 5, { $ne: 1 }],
    testMode: NO_FLAG,
    isActive: NO_FLAG,
    qrCodeImageUrl: NO_IMAGE,
    upiId: ['seva', 'a@b.c', 5, {}],
    bankAccountName: [LONG, 5],
    bankAccountNumber: ['1'.repeat(41), {}],
    bankIfscCode: ['ABCD1123456', 5],
    bankBranch: [LONG, {}],
  },
}

const makeLostMail = make(slugs.mails, () => ({
  key: `matrix-${nextNumber()}`,
  to: 'a@example.org',
  subject: 'S',
  text: 'T',
  status: 'given-up',
}))

const importColumns = { receivedOn: 0, donorName: 1, amount: 2 }

const makeImport = (state: 'checked' | 'done') =>
  make(slugs.imports, () => ({
    subject: 'gifts',
    state,
    startedBy: 'admin',
    columns: importColumns,
    headings: ['Date', 'Name', 'Amount'],
    confirmedAt: new Date().toISOString(),
    table: [{ row: 2, cells: ['03/04/2025', 'Asha', '500'] }],
    report: [{ row: 2, outcome: 'new', name: 'Asha' }],
  }))

const tableFile = () => {
  const form = new FormData()
  form.set('file', new File(['Date,Name,Amount\n03/04/2025,Asha,500\n'], 'gifts.csv'))
  return form
}

/** Returns the newest backup: each replaces an older one of the same day. */
async function makeListedBackup(): Promise<string> {
  const { backups } = await getBackups()
  return (backups[0] ?? (await makeBackupNow()).backups[0])?.id ?? ''
}

/** Samples of the calls for settings, imports, mails and backups. */
export const officeSamples: Samples = {
  'POST /api/admin/mails/{id}/retry': { makeId: makeLostMail },
  'POST /api/admin/payment-settings': { body: () => settings.fields, wrong: settings.wrong },
  'POST /api/admin/imports': { body: tableFile },
  'POST /api/admin/spreadsheets': { body: () => ({ rows: [['Donor'], ['Asha']] }) },
  'GET /api/admin/imports/{id}': { makeId: makeImport('checked') },
  'DELETE /api/admin/imports/{id}': { makeId: makeImport('checked') },
  'POST /api/admin/imports/{id}/columns': {
    body: () => ({ columns: importColumns }),
    wrong: { columns: ['0', null, [0], { receivedOn: '0' }, { receivedOn: -1 }, {}] },
    makeId: makeImport('checked'),
  },
  'POST /api/admin/imports/{id}/confirm': {
    body: () => ({ also: [] }),
    wrong: { also: ['2', null, [0], ['2'], { $ne: 2 }] },
    makeId: makeImport('checked'),
  },
  'POST /api/admin/imports/{id}/undo': { makeId: makeImport('done') },
  'GET /api/admin/backups': { makeId: makeListedBackup },
  'GET /api/admin/backups/{id}': { makeId: makeListedBackup },
  'POST /api/admin/backups/{id}/download': { makeId: makeListedBackup },
}
