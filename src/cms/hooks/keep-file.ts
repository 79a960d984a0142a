import { APIError, type CollectionBeforeOperationHook } from 'payload'

const FILE_REQUIRED = 'Please choose a file'
const FILE_STAYS =
  'The file of a picture never changes. Upload the new one as another picture, and choose it wherever this one is shown.'

/**
 * Binds a picture to its file for good: money and names hang on pictures of the library (the payment
 * QR code, the photo on an ID card), and whoever chose one means what it showed then
 * (docs/decisions/0050). Neither another file nor a crop takes its place, and no picture is made of
 * an address, past the checks that an uploaded file goes through.
 */
export const keepFile: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload asks for rights after this hook: until then nothing is said, and nothing decoded.
  if (!overrideAccess && !(await collection.access[operation]({ req }))) {
    req.file = undefined
    return args
  }
  if (operation === 'create' && !req.file) throw new APIError(FILE_REQUIRED, 400, null, true)
  if (operation === 'update' && req.file) throw new APIError(FILE_STAYS, 400, null, true)
  // Both make Payload write the stored file anew, although the collections offer neither.
  if (req.query) delete req.query.uploadEdits
  if (!('data' in args) || !args.data) return args
  const { focalX: _x, focalY: _y, ...data } = args.data as Record<string, unknown>
  return { ...args, data }
}
