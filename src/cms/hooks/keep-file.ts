import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { refusal } from '@/cms/refusal'
import { uploadMessages } from '@/domain/upload-messages'

type Change = {
  collection: SanitizedCollectionConfig
  operation: string
  overrideAccess?: boolean
  req: PayloadRequest
}

/**
 * Makes a picture's file immutable. Money and identity depend on pictures of the library (the payment QR
 * code, the photo on an ID card): what an admin chose must keep showing the same (docs/decisions/0050). So the
 * file can neither be replaced nor cropped, and no picture is created from a URL, which would bypass the checks
 * of uploads. The focal point is only stored.
 * @throws APIError 400 if a new picture has no file, or an update has one.
 */
export const keepFile: CollectionBeforeOperationHook = async (change) => {
  const { args, operation, req } = change
  if (!(await mayChange(change))) return args
  if (operation === 'create' && !req.file) {
    throw refusal(uploadMessages.fileRequired, 400)
  }
  if (operation === 'update' && req.file) {
    throw refusal(uploadMessages.pictureKeepsFile, 400)
  }
  if (!('data' in args) || !args.data) return args
  const { focalX: x, focalY: y, ...data } = args.data as Record<string, unknown>
  const chosen = req.query?.uploadEdits as { focalPoint?: unknown } | undefined
  const focus = focalPoint.safeParse(chosen?.focalPoint ?? { x, y })
  // It would make Payload rewrite the stored file, for a crop even if the collection offers none.
  if (req.query) delete req.query.uploadEdits
  if (!change.collection.upload.focalPoint || !focus.success) return { ...args, data }
  return { ...args, data: { ...data, focalX: focus.data.x, focalY: focus.data.y } }
}

/** From 1: Payload would treat 0 as unset. */
const percent = z.coerce
  .number()
  .transform((value) => Math.round(Math.min(100, Math.max(1, value))))
const focalPoint = z.object({ x: percent, y: percent })

/**
 * Whether an operation creates or updates a document and is allowed to. Payload checks access only after these
 * hooks, which must not reveal or decode anything before.
 */
export async function mayChange({
  collection,
  operation,
  overrideAccess,
  req,
}: Change): Promise<boolean> {
  if (operation !== 'create' && operation !== 'update') return false
  return overrideAccess === true || Boolean(await collection.access[operation]({ req }))
}
