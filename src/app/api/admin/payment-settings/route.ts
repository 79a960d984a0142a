import { paymentSettingsForm } from '@/domain/payment-settings'
import { isFromAdmin } from '@/server/http/admin-request'
import { offer } from '@/server/http/methods'
import { readExpectedVersion } from '@/server/http/responses'
import { adminRoute, publicRoute, readBody } from '@/server/http/route-guards'
import {
  getAdminPaymentSettings,
  getPublicPaymentSettings,
  savePaymentSettings,
} from '@/server/payment-settings/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  // For anyone (spec section 7): the donation page reads where money may be sent.
  GET: publicRoute(async ({ req }) => {
    const settings = (await isFromAdmin(req))
      ? await getAdminPaymentSettings()
      : await getPublicPaymentSettings()
    return Response.json(settings, { headers: { 'Cache-Control': 'no-store' } })
  }),
  POST: adminRoute(async ({ req, user }) => {
    const input = await readBody(req, paymentSettingsForm)
    const expected = readExpectedVersion(req)
    return Response.json(await savePaymentSettings({ input, expected, user }))
  }),
})
