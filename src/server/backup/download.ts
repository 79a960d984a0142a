import { Readable } from 'node:stream'
import { BODY_LENGTH_HEADER } from '@/lib/body-length'
import { recordAudit } from '../audit/record-audit'
import { FILE_TYPES } from '../http/define-route'
import { fileResponse } from '../http/responses'
import { readBackupFiles } from './backup-files'
import { requireBackup } from './service'
import { tarBytes, tarOf } from './tar'

/**
 * Sends a backup as one archive, streamed. Unpacked, it is the backup again.
 * @throws ApiError like `requireBackup`.
 */
export async function sendBackup(req: Request, id: string): Promise<Response> {
  const entries = await readBackupFiles(await requireBackup(id))
  const isHead = req.method === 'HEAD'
  if (!isHead)
    await recordAudit({ action: 'exported', subject: 'backup', subjectId: id, label: id })
  return fileResponse({
    content: isHead ? null : Readable.from(tarOf(entries), { objectMode: false }),
    type: FILE_TYPES.tar,
    filename: `${id}.tar`,
    disposition: 'attachment',
    headers: {
      [BODY_LENGTH_HEADER]: String(tarBytes(entries)),
      // Pictures and encrypted files do not compress, and a known length allows a progress bar.
      'Cache-Control': 'private, no-store, no-transform',
    },
  })
}
