import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { messages } from '@/domain/messages'
import { mayChange } from './keep-file'

const SIGNATURE = '%PDF-'
const MAX_NAME_LENGTH = 60

/**
 * Lets only PDFs through, by their first bytes, and gives each a name that can stand in an address
 * and that nobody guesses before it is published.
 * @throws APIError 415 where it is none.
 */
export const checkPdf: CollectionBeforeOperationHook = async (change) => {
  const { args, req } = change
  const { file } = req
  if (!file || !(await mayChange(change))) return args
  if (!(await beginsAsPdf(file))) throw new APIError(messages.pdfTypeUnknown, 415, null, true)
  req.file = { ...file, mimetype: 'application/pdf', name: safeName(file.name) }
  return args
}

async function beginsAsPdf(file: { data: Buffer; tempFilePath?: string }): Promise<boolean> {
  if (!file.tempFilePath) return file.data.subarray(0, SIGNATURE.length).toString() === SIGNATURE
  const handle = await fs.open(file.tempFilePath)
  try {
    const { buffer } = await handle.read(Buffer.alloc(SIGNATURE.length), 0, SIGNATURE.length)
    return buffer.toString() === SIGNATURE
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
