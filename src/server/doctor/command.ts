import { z } from 'zod'
import type { OpenDatabase } from '@/cms/database/open-database'
import type { CommandResult } from '../command-result'
import { finding } from './finding'
import { examineDatabase } from './stored'

/** The server's answer to `npm run doctor`. */
export const doctorAnswer = z.object({ node: z.string(), findings: z.array(finding) })

/** Runs the running server's part of `npm run doctor`. */
export async function runDoctor(database: OpenDatabase): Promise<CommandResult> {
  const findings = await examineDatabase(database, { isRunning: true })
  return { exitCode: 0, text: JSON.stringify({ node: process.version, findings }) }
}
