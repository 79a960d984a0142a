import { readFile } from 'node:fs/promises'
import { EMBLEM_URL } from '@/domain/media-url'

/** Reads our own emblem, used if the foundation has no logo. */
export function readEmblem(): Promise<Buffer> {
  return readFile(`public${EMBLEM_URL}`)
}
