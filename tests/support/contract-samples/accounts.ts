import { makeResetToken } from '@/server/accounts/one-time-codes'
import { makeAccount, TEST_PASSWORD } from '../api'
import { LONG, NO_TEXT, nextNumber, type Samples } from './sample'

const NO_PASSWORD = ['', '  ', null, 7, { $gt: '' }, LONG]

/** Creates an account that no other call uses. */
const makeStrangerId = async () => {
  const { id } = await makeAccount({ username: `stranger-${nextNumber()}`, role: 'editor' })
  return id
}

/** Samples of the calls for accounts and logins. */
export const accountsSamples: Samples = {
  'POST /api/admin/login': {
    body: () => ({ username: 'admin', password: 'correct horse battery' }),
    wrong: { username: NO_TEXT, password: NO_PASSWORD, code: NO_TEXT },
  },
  'POST /api/admin/confirm-password': {
    body: () => ({ password: TEST_PASSWORD }),
    wrong: { password: NO_PASSWORD, code: NO_TEXT },
  },
  'PATCH /api/admin/account': {
    body: () => ({ email: 'a@example.org' }),
    wrong: { email: [7, true, 'a@b', 'a@example.org\nbcc: b@example.org', { $ne: null }] },
  },
  'PATCH /api/admin/account/language': {
    body: () => ({ language: 'en' }),
    wrong: { language: ['', 'de', null, 7, { $ne: null }] },
  },
  'POST /api/admin/users/{id}/reset-second-factor': { makeId: makeStrangerId },
  'POST /api/admin/forgot-password': {
    body: () => ({ username: 'nobody-of-this-name' }),
    wrong: { username: NO_TEXT },
  },
  'POST /api/admin/reset-password': {
    body: async () => ({
      token: await makeResetToken(await makeStrangerId()),
      newPassword: 'nine purple kettles sing',
    }),
    wrong: { token: NO_TEXT, newPassword: NO_PASSWORD },
  },
}
