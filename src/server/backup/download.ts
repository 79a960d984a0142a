import { Readable } from 'node:stream'
import { recordAudit } from '../audit/record-audit'
import { FILE_TYPES } from '../http/define-route'
import { readBackupFiles } from './backup-files'
import { requireBackup } from './service'
import { tarBytes, tarOf } from './tar'

/**
 * Sends a backup as one archive, read as it goes out. Unpacked it is the backup again.
 * @throws ApiError as `requireBackup`.
 */
export async function sendBackup(req: Request, id: string): Promise<Response> {
  const entries = await readBackupFiles(await requireBackup(id))
  const headers = {
    'Content-Type': FILE_TYPES.tar,
    'Content-Length': String(tarBytes(entries)),
    'Content-Disposition': `attachment; filename="${id}.tar"`,
    // Pictures and encrypted files get no smaller, and a length lets a browser say how far it is.
    'Cache-Control': 'private, no-store, no-transform',
  }
  if (req.method === 'HEAD') return new Response(null, { headers })
  await recordAudit({ action: 'exported', subject: 'backup', subjectId: id, label: id })
  const content = Readable.from(tarOf(entries), { objectMode: false })
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, { headers })
}
