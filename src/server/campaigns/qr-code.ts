import { withLongLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { createIfAbsent } from '../documents/create-if-absent'
import { findFirst, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'
import { isGatewayError } from '../payments/gateway/gateway'
import { requireGateway } from '../payments/gateway/gateway-settings'

/**
 * Returns the gateway's QR code of a campaign. It is created once per pair of keys, however often
 * it is requested; payments to it are recorded automatically.
 * @returns the address of its picture.
 * @throws ApiError 404 for an unknown campaign, 503 if no gateway is set up or its account has no
 * QR codes, 502 if the gateway fails.
 */
export async function campaignQrCode(campaignId: string): Promise<string> {
  const { id, name } = await requireById(slugs.campaigns, campaignId)
  const { gateway, keyId } = await requireGateway()
  const key = `${keyId}:${id}`
  const find = () => findFirst(slugs.qrCodes, { key: { equals: key } })
  const known = await find()
  if (known?.imageUrl) return known.imageUrl
  return withLongLease(await getPayloadClient(), `qr code ${key}`, async () => {
    const meanwhile = await find()
    if (meanwhile?.imageUrl) return meanwhile.imageUrl
    try {
      // It may exist: its response was lost, or another pair of keys of the account created it.
      const code =
        (await gateway.findQrCode({ campaign: id })) ??
        (await gateway.createQrCode({ campaign: id, name: name ?? '' }))
      const { id: qrCodeId, imageUrl } = code
      await createIfAbsent({
        collection: slugs.qrCodes,
        key: 'key',
        data: { key, campaign: id, qrCodeId, imageUrl, keyId },
      })
      return imageUrl
    } catch (error) {
      if (!isGatewayError(error)) throw error
      logError('The gateway did not confirm a QR code', error, { reason: error.failure })
      const isOff = error.failure === 'refused'
      throw new ApiError(isOff ? 503 : 502, isOff ? messages.qrCodesOff : messages.qrCodeFailed)
    }
  })
}
