import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { incomingDir, parseEnv, resetEnv } from '@/env'
import { isStorageFault } from '@/lib/storage-fault'
import { encodePicture } from './picture-encoder'

/** Linux's file for which the disk is always full. */
const FULL_DISK = '/dev/full'
const hasFullDisk = await fs.access(FULL_DISK).then(
  () => true,
  () => false,
)

vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original()
  const mkdtemp = async (prefix: string) => {
    const folder = await actual.mkdtemp(prefix)
    await actual.symlink(FULL_DISK, path.join(folder, 'full'))
    return folder
  }
  return { ...actual, mkdtemp: mkdtemp as typeof actual.mkdtemp }
})

const place = path.join(os.tmpdir(), `manavta-encoder-${process.pid}`)
beforeEach(async () => {
  vi.stubEnv('MEDIA_DIR', place)
  resetEnv()
  await fs.mkdir(incomingDir(parseEnv({ MEDIA_DIR: place })), { recursive: true })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  resetEnv()
  await fs.rm(place, { recursive: true, force: true })
})

it.skipIf(!hasFullDisk)('a picture for which the disk has no room is a storage fault', async () => {
  const file = path.join(place, 'red.png')
  const background = { r: 200, g: 0, b: 0 }
  await sharp({ create: { width: 40, height: 40, channels: 3, background } }).toFile(file)
  const error = await encodePicture(file, 10_000).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'ENOSPC' })
  expect(isStorageFault(error)).toBe(true)
})
