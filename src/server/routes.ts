import * as z from 'zod/mini'
import { accountRoutes } from './accounts/routes'
import { auditRoutes } from './audit/routes'
import { backupRoutes } from './backup/routes'
import { campaignRoutes } from './campaigns/routes'
import { contactRoutes } from './contacts/routes'
import { donationCertificateRoutes } from './donation-certificates/routes'
import { donationRoutes } from './donations/routes'
import { donorRoutes } from './donors/routes'
import { eventRoutes } from './events/routes'
import { firstRunRoutes } from './first-run/routes'
import { healthRoutes } from './health/routes'
import { homeRoutes } from './home/routes'
import { defineRoute } from './http/define-route'
import { importRoutes } from './imports/routes'
import { inspirationRoutes } from './inspirations/routes'
import { mailRoutes } from './mail/routes'
import { metricsRoutes } from './metrics/routes'
import { monthlyGiftRoutes } from './monthly-gifts/routes'
import { myGivingRoutes } from './my-giving/routes'
import { openApiDocument } from './openapi/document'
import { pageRoutes } from './pages/routes'
import { paymentSettingsRoutes } from './payment-settings/routes'
import { paymentRoutes } from './payments/routes'
import { personalDataRoutes } from './personal-data/routes'
import { pictureRoutes } from './pictures/routes'
import { portfolioRoutes } from './portfolio/routes'
import { postRoutes } from './posts/routes'
import { purposeRoutes } from './purposes/routes'
import { receiptRoutes } from './receipts/routes'
import { sampleContentRoutes } from './sample-content/routes'
import { settlementRoutes } from './settlements/routes'
import { slideRoutes } from './slides/routes'
import { spreadsheetRoutes } from './spreadsheets/routes'
import { statementRoutes } from './statements/routes'
import { statusRoutes } from './status/routes'
import { transactionRoutes } from './transactions/routes'
import { tributeCardRoutes } from './tribute-cards/routes'
import { updateRoutes } from './updates/routes'
import { volunteerRoutes } from './volunteers/routes'

/** Depends only on the routes, so it is built once. */
let document: unknown

const documentRoute = defineRoute('GET', '/api/openapi.json', {
  summary: 'Returns this document',
  access: 'anyone',
  response: z.unknown(),
  isCacheable: true,
  handle: (): unknown => {
    document ??= openApiDocument(routes)
    return document
  },
})

/** All calls of the contract (contract.md, spec section 7). */
export const routes = [
  ...healthRoutes,
  ...metricsRoutes,
  documentRoute,
  ...contactRoutes,
  ...volunteerRoutes,
  ...eventRoutes,
  ...pictureRoutes,
  ...portfolioRoutes,
  ...slideRoutes,
  ...inspirationRoutes,
  ...postRoutes,
  ...paymentRoutes,
  ...monthlyGiftRoutes,
  ...myGivingRoutes,
  ...tributeCardRoutes,
  ...updateRoutes,
  ...paymentSettingsRoutes,
  ...donationRoutes,
  ...donorRoutes,
  ...importRoutes,
  ...spreadsheetRoutes,
  ...receiptRoutes,
  ...transactionRoutes,
  ...purposeRoutes,
  ...campaignRoutes,
  ...settlementRoutes,
  ...statementRoutes,
  ...donationCertificateRoutes,
  ...homeRoutes,
  ...statusRoutes,
  ...auditRoutes,
  ...mailRoutes,
  ...personalDataRoutes,
  ...accountRoutes,
  ...pageRoutes,
  ...sampleContentRoutes,
  ...firstRunRoutes,
  ...backupRoutes,
] as const

declare module '@/lib/api-types' {
  interface Register {
    routes: typeof routes
  }
}
