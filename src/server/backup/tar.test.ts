import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type TarEntry, tarBytes, tarOf } from './tar'

const MODIFIED = new Date('2026-03-01T10:00:00.000Z')

it('writes archives that tar unpacks, with names and files of any length', async () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-tar-'))
  const files = {
    'top/empty': 0,
    'top/block': 512,
    'top/long': 200_001,
    [`top/${'a'.repeat(94)}/${'b'.repeat(120)}.jpg`]: 3,
    'top/नीम का पेड़.jpg': 700,
  }
  const entries: TarEntry[] = [{ name: 'top/', mode: 0o700, modified: MODIFIED }]
  for (const [index, [name, bytes]] of Object.entries(files).entries()) {
    const source = path.join(place, String(index))
    fs.writeFileSync(source, Buffer.alloc(bytes, index + 1))
    entries.push({ name, mode: 0o600, modified: MODIFIED, source: { path: source, bytes } })
  }
  const chunks: Buffer[] = []
  for await (const chunk of tarOf(entries)) chunks.push(chunk)
  const archive = Buffer.concat(chunks)
  expect(archive.length).toBe(tarBytes(entries))

  const unpacked = path.join(place, 'unpacked')
  fs.mkdirSync(unpacked)
  execFileSync('tar', ['-xf', '-', '-C', unpacked], { input: archive })
  for (const [index, [name, bytes]] of Object.entries(files).entries()) {
    const content = fs.readFileSync(path.join(unpacked, name))
    expect(content.equals(Buffer.alloc(bytes, index + 1)), name).toBe(true)
  }
  expect(fs.statSync(path.join(unpacked, 'top')).mode & 0o777).toBe(0o700)
  expect(fs.statSync(path.join(unpacked, 'top/block')).mtimeMs).toBe(MODIFIED.getTime())
  fs.rmSync(place, { recursive: true })
})

it('breaks off where a file is not as long as it was', async () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-tar-'))
  const file = path.join(place, 'file')
  fs.writeFileSync(file, 'short')
  const entry = { name: 'file', mode: 0o600, modified: MODIFIED, source: { path: file, bytes: 9 } }
  const read = async () => {
    for await (const _chunk of tarOf([entry]));
  }
  await expect(read()).rejects.toThrow('changed while it was read')
  fs.rmSync(place, { recursive: true })
})
