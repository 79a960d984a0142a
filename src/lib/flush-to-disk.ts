import fs from 'node:fs/promises'

/** Flushes a file, or the entries of a folder, to disk, so that later steps can rely on it. */
export async function flushToDisk(entry: string): Promise<void> {
  const handle = await fs.open(entry, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
