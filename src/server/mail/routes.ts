import { successResponse } from '@/domain/responses/common'
import { defineRoute, named } from '../http/define-route'
import { success } from '../http/responses'
import { retryMail } from './outbox'

export const mailRoutes = [
  defineRoute('POST', '/api/admin/mails/{id}/retry', {
    summary: 'Retries sending a mail',
    access: 'admin',
    response: named('Success', successResponse),
    handle: async ({ id }) => {
      await retryMail(id)
      return success
    },
  }),
] as const
