import { firstRunForm } from '@/domain/first-run'
import { successResponse } from '@/domain/responses/common'
import { testMailResponse } from '@/domain/responses/first-run'
import { testMailQuery } from '@/domain/test-mail-query'
import { defineRoute, named } from '../http/define-route'
import { success } from '../http/responses'
import { setFirstRunDismissed } from './service'
import { sendTestMail } from './test-mail'

export const firstRunRoutes = [
  defineRoute('POST', '/api/admin/first-run', {
    summary: 'Shows or hides the first steps on the dashboard',
    access: 'admin',
    body: named('FirstRunForm', firstRunForm),
    response: named('Success', successResponse),
    handle: async ({ body }) => {
      await setFirstRunDismissed(body.isDismissed)
      return success
    },
  }),
  defineRoute('POST', '/api/admin/test-mail', {
    summary: "Sends a test message or a sample of a mail to the account's own address",
    access: 'admin',
    query: testMailQuery,
    response: named('TestMail', testMailResponse),
    handle: async ({ user, query }) => ({ result: await sendTestMail(user, query) }),
  }),
] as const
