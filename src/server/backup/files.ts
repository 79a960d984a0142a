import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { compareTexts } from '@/lib/compare-texts'
import { BackupError } from './backup-error'
import type { BackupFile } from './manifest'
import type { Through } from './seal'

type Content = Omit<BackupFile, 'path'>

/** Uploads that are not pictures yet, and files of the repository. */
const NOT_MEDIA = /^(incoming(\/|$)|\.gitkeep$)/

/**
 * Lists the relative paths of all files below a folder, with `/`, sorted; empty if it is missing.
 */
export async function listFiles(folder: string): Promise<string[]> {
  return (await listEntries(folder)).filter(({ isFile }) => isFile).map(({ file }) => file)
}

/**
 * Like `listFiles`, for the media folder, without uploads that are not pictures yet.
 * @throws BackupError if it contains a symbolic link: what that points to would be missing.
 */
export async function listMedia(folder: string): Promise<string[]> {
  const entries = (await listEntries(folder)).filter(({ file }) => !NOT_MEDIA.test(file))
  const link = entries.find(({ isLink }) => isLink)
  if (link) {
    throw new BackupError(
      `${path.join(folder, link.file)} is a symbolic link, which is not followed: move the files themselves there, mount their disk there, or set MEDIA_DIR.`,
    )
  }
  return entries.filter(({ isFile }) => isFile).map(({ file }) => file)
}

type Entry = { file: string; isFile: boolean; isLink: boolean }

async function listEntries(folder: string): Promise<Entry[]> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
  return entries
    .map((entry) => ({
      file: path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
      isFile: entry.isFile(),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((a, b) => compareTexts(a.file, b.file))
}

type StoreOptions = {
  /** The permissions of the file. */
  mode: number
  through?: Through
}

/** Copies a file; otherwise like `storeFile`. */
export function copyFile(from: string, to: string, options: StoreOptions): Promise<Content> {
  return storeFile(createReadStream(from), to, options)
}

/**
 * Writes a new file and flushes it to disk.
 * @returns size and hash of what was written, for the manifest to compare the file with.
 * @throws the error of the file system; EEXIST if the file exists.
 */
export async function storeFile(
  content: Readable,
  to: string,
  { mode, through = unchanged }: StoreOptions,
): Promise<Content> {
  const hash = createHash('sha256')
  let bytes = 0
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const draft = createWriteStream(to, { flags: 'wx', mode, flush: true })
  await pipeline(content, through, measured, draft)
  return { bytes, sha256: hash.digest('hex') }
}

async function* unchanged(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  yield* content
}

/** Returns the size of a file in bytes, and its hash. */
export async function measureFile(file: string): Promise<Content> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
