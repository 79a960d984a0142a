import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** In characters. */
export const TITLE_MAX_LENGTH = 200

/** Names a new picture after its file, unless it already has a name. */
export const nameByFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || !req.file || !('data' in args)) return args
  const data: Record<string, unknown> = { ...args.data }
  data.title ||= path.parse(req.file.name).name.slice(0, TITLE_MAX_LENGTH)
  return { ...args, data }
}
