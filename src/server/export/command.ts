import path from 'node:path'
import { getEnv } from '@/env'
import { errorMessage } from '@/lib/error-message'
import type { CommandResult } from '../command-result'
import { getPayloadClient } from '../payload-client'
import { makeExport, README } from './make-export'

const WITH_PAN = '--with-pan'

const USAGE = `npm run export -- <new folder> [${WITH_PAN}]

Exports all data of the foundation to a folder as JSON and CSV, with the pictures and a README.
PANs are masked unless ${WITH_PAN} is given. Passwords and keys are never exported.`

/**
 * Runs `npm run export`.
 * @param args the words after `--`.
 */
export async function runExport(args: string[]): Promise<CommandResult> {
  const [folder, ...more] = args.filter((arg) => arg !== WITH_PAN)
  if (!folder || more.length > 0 || folder.startsWith('-')) return { exitCode: 2, text: USAGE }
  const target = path.resolve(folder)
  const withPan = args.includes(WITH_PAN)
  try {
    const payload = await getPayloadClient()
    const made = await makeExport(getEnv(), payload, { folder: target, withPan })
    const pictures =
      made.pictures === null ? 'pictures stay in the bucket' : `${made.pictures} files`
    const text = `Everything is in ${target}: ${made.documents} documents, ${pictures}.\nREADME.txt explains the files.`
    return { exitCode: 0, text, wrote: path.join(target, README) }
  } catch (error) {
    return { exitCode: 1, text: `Nothing was exported: ${errorMessage(error)}` }
  }
}
