import { previewForm } from '@/domain/pages/preview'
import { successResponse } from '@/domain/responses/common'
import { defineRoute, named } from '../http/define-route'
import { success } from '../http/responses'
import { keepTyped } from './previews'

export const pageRoutes = [
  defineRoute('POST', '/api/admin/preview', {
    summary: "Renders an editor's unsaved text for the live preview",
    access: 'session',
    body: named('PreviewForm', previewForm),
    // Enough for a long page in both languages, with the panel's own data for each row.
    maxBodyBytes: 1024 * 1024,
    response: named('Success', successResponse),
    handle: async ({ user, body }) => {
      await keepTyped(user, body.page, body.data)
      return success
    },
  }),
] as const
