import { qrCodeResponse } from '@/domain/responses/campaign'
import { defineRoute, named } from '../http/define-route'
import { campaignQrCode } from './qr-code'

export const campaignRoutes = [
  defineRoute('POST', '/api/admin/campaigns/{id}/qr-code', {
    summary: "Returns the gateway's QR code for a campaign; created on first request",
    access: 'admin',
    response: named('QrCode', qrCodeResponse),
    errors: [409, 502, 503],
    handle: async ({ id }) => ({ imageUrl: await campaignQrCode(id) }),
  }),
] as const
