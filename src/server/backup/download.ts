import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { recordAudit } from '../audit/record-audit'
import { FILE_TYPES } from '../http/define-route'
import { listFiles } from './files'
import { readManifest } from './manifest'
import { requireBackup } from './service'
import { type TarEntry, tarBytes, tarOf } from './tar'

/**
 * Sends a backup as one archive, read as it goes out. Unpacked it is the backup again.
 * @throws ApiError as `requireBackup`.
 */
export async function sendBackup(req: Request, id: string): Promise<Response> {
  const entries = await entriesOf(await requireBackup(id), id)
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

/** The folder, closed to others where it is unpacked, and what the manifest and its files are. */
async function entriesOf(place: string, id: string): Promise<TarEntry[]> {
  const { createdAt } = await readManifest(place)
  const modified = new Date(createdAt)
  const files = (await listFiles(place)).map(async (file): Promise<TarEntry> => {
    const source = path.join(place, file)
    const { size } = await fs.stat(source)
    return {
      name: `${id}/${file}`,
      mode: PRIVATE_FILE_MODE,
      modified,
      source: { path: source, bytes: size },
    }
  })
  const folder = { name: `${id}/`, mode: PRIVATE_FOLDER_MODE, modified }
  return [folder, ...(await Promise.all(files))]
}
