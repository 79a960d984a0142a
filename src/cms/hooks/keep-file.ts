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
 * Binds a picture to its file for good. Money and names hang on pictures of the library (the payment
 * QR code, the photo on an ID card), and what an admin chose must stay what it showed then
 * (docs/decisions/0050). Neither another file nor a crop takes its place, and no picture is made of
 * an address, past the checks that an uploaded file goes through. The focal point is only noted.
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
  // It makes Payload write the stored file again, for a crop also where the collection offers none.
  if (req.query) delete req.query.uploadEdits
  if (!change.collection.upload.focalPoint || !focus.success) return { ...args, data }
  return { ...args, data: { ...data, focalX: focus.data.x, focalY: focus.data.y } }
}

/** In percent; Payload would take 0 for nothing chosen. */
const percent = z.coerce
  .number()
  .transform((value) => Math.round(Math.min(100, Math.max(1, value))))
const focalPoint = z.object({ x: percent, y: percent })

/**
 * Whether an operation creates or updates a document, and may. Payload asks for rights only after
 * these hooks; until then nothing is said, and nothing decoded.
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
