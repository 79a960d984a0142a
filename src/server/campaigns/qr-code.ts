import { withLongLease } from '@/cms/database/lease'
import type { QrCode } from '@/cms/payload-types'
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
 * The gateway's QR code of a campaign: made once for each pair of keys, however often it is asked for.
 * What is paid there is recorded by itself.
 * @returns the address of its picture.
 * @throws ApiError 404 for an unknown campaign, 503 where no gateway is set up or its account has no
 * QR codes, 502 where it fails.
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
      // One whose response was lost, or that another pair of keys of the account has made.
      const code =
        (await gateway.findQrCode({ campaign: id })) ??
        (await gateway.createQrCode({ campaign: id, name: name ?? '' }))
      const data: Partial<QrCode> = {
        campaign: id,
        qrCodeId: code.id,
        imageUrl: code.imageUrl,
        keyId,
      }
      await createIfAbsent({ collection: slugs.qrCodes, key: { field: 'key', value: key }, data })
      return code.imageUrl
    } catch (error) {
      if (!isGatewayError(error)) throw error
      logError('No QR code was made', error, { reason: error.failure })
      const isOff = error.failure === 'refused'
      throw new ApiError(isOff ? 503 : 502, isOff ? messages.qrCodesOff : messages.qrCodeFailed)
    }
  })
}
