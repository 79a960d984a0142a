import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { refusal } from '@/cms/refusal'
import { uploadMessages } from '@/domain/upload-messages'
import { mayChange } from './keep-file'

const HEAD_BYTES = 8
const TAIL_BYTES = 1024
const MAX_NAME_LENGTH = 60

/**
 * Accepts only PDFs, by their first and last bytes, and gives each a name that is safe in URLs and cannot be
 * guessed before it is published.
 * @throws APIError 415 if the file is empty or not a PDF.
 */
export const checkPdf: CollectionBeforeOperationHook = async (change) => {
  const { args, req } = change
  const { file } = req
  if (!file || !(await mayChange(change))) return args
  if (file.size === 0) throw refusal(uploadMessages.fileEmpty, 415)
  if (!(await isPdf(file))) throw refusal(uploadMessages.pdfTypeUnknown, 415)
  req.file = { ...file, mimetype: 'application/pdf', name: safeName(file.name) }
  return args
}

/** Checks the first and last bytes; Payload does the same, but without a message. */
async function isPdf(file: {
  data: Buffer
  size: number
  tempFilePath?: string
}): Promise<boolean> {
  const { start, end } = file.tempFilePath
    ? await readEnds(file.tempFilePath, file.size)
    : { start: file.data, end: file.data.subarray(-TAIL_BYTES) }
  const tail = end.toString('latin1')
  return start.toString('latin1').startsWith('%PDF-') && /xref[\s\S]*%%EOF/.test(tail)
}

async function readEnds(file: string, size: number): Promise<{ start: Buffer; end: Buffer }> {
  const handle = await fs.open(file)
  try {
    const start = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const from = Math.max(0, size - TAIL_BYTES)
    const end = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from)
    return { start: start.buffer, end: end.buffer }
  } finally {
    await handle.close()
  }
}

function safeName(name: string): string {
  const words = path
    .parse(name)
    .name.toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['document']
  const readable = words.join('-').slice(0, MAX_NAME_LENGTH)
  return `${readable}-${randomBytes(6).toString('hex')}.pdf`
}
