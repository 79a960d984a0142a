import { readFile } from 'node:fs/promises'
import { EMBLEM_URL } from '@/domain/media-url'

/** The file of our own emblem, which stands where the foundation has no logo. */
export function readEmblem(): Promise<Buffer> {
  return readFile(`public${EMBLEM_URL}`)
}
