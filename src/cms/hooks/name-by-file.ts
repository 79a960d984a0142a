import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

export const TITLE_MAX_LENGTH = 200

/** Names a picture by the file it came from, until an editor calls it something else. */
export const nameByFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || !req.file || !('data' in args)) return args
  const data: Record<string, unknown> = { ...args.data }
  data.title ||= path.parse(req.file.name).name.slice(0, TITLE_MAX_LENGTH)
  return { ...args, data }
}
