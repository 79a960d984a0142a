import * as z from 'zod/mini'
import { instant, text } from './fields'

const backup = z.object({
  id: text,
  createdAt: instant,
  /** Total size of its files; absent if no longer known. */
  bytes: z.optional(z.number()),
  /** It was verified when it was made, and its manifest can still be read. */
  isWhole: z.boolean(),
  isEncrypted: z.boolean(),
  hasKeys: z.boolean(),
})
export type BackupDto = z.output<typeof backup>

/** Response of GET and POST /api/admin/backups. */
export const backupsResponse = z.object({
  /** The newest first. */
  backups: z.array(backup),
  /** Whether one is being made now, on any server. */
  isMaking: z.boolean(),
  isDaily: z.boolean(),
})
export type BackupsDto = z.output<typeof backupsResponse>
