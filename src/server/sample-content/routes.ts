import { successResponse } from '@/domain/responses/common'
import { sampleCountsResponse } from '@/domain/responses/sample-content'
import { confirmClaimForm } from '@/domain/sample-content'
import { defineRoute, named } from '../http/define-route'
import { success } from '../http/responses'
import { confirmClaim, removeSampleContent } from './service'

export const sampleContentRoutes = [
  defineRoute('POST', '/api/admin/sample-content/remove', {
    summary: 'Deletes the sample content that nobody has edited',
    access: 'admin',
    response: named('SampleCounts', sampleCountsResponse),
    errors: [409],
    handle: () => removeSampleContent(),
  }),
  defineRoute('POST', '/api/admin/sample-content/confirm', {
    summary: "Confirms a sample figure or story as the foundation's own",
    access: 'admin',
    body: named('ConfirmClaim', confirmClaimForm),
    response: named('Success', successResponse),
    errors: [404, 409],
    handle: async ({ body }) => {
      await confirmClaim(body)
      return success
    },
  }),
] as const
