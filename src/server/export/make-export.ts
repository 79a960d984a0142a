import fs from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Env } from '@/env'
import { BYTE_ORDER_MARK, toCsvLine } from '@/lib/csv'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { recordAudit } from '../audit/record-audit'
import { copyMedia } from '../backup/copy-media'
import { cleanDocument, type Stored } from './clean-document'
import { csvCell, csvColumns } from './csv-columns'
import { prepareFolder } from './prepare-folder'
import { LEFT_OUT, privateFields } from './private-fields'
import { readDocuments, readGlobalVersions, readVersions } from './read-stored'
import { type Counted, readmeText } from './readme-text'

type Options = { folder: string; withPan?: boolean; now?: Date }
type Made = { documents: number; pictures: number | null }
type Target = { payload: Payload; folder: string; withPan: boolean }

/** Written last. */
export const README = 'README.txt'

/**
 * Writes everything stored into an empty folder that only its owner may enter, as a stream, and
 * notes it in the audit log. The README comes last: an export without one is incomplete.
 * @returns `pictures` is null if they are in a bucket, and so not in the folder.
 * @throws ExportError like `prepareFolder`; whatever the database or the disk throws. The folder is
 * then empty.
 */
export async function makeExport(
  env: Env,
  payload: Payload,
  { folder, withPan = false, now = new Date() }: Options,
): Promise<Made> {
  await prepareFolder(env, folder)
  try {
    const target = { payload, folder, withPan }
    const collections = await writeCollections(target)
    const globals = await writeGlobals(target)
    const pictures = env.S3_BUCKET ? null : (await copyMedia(env, folder)).length
    const documents = collections.reduce((sum, { count }) => sum + count, 0) + globals.length
    await recordAudit({
      action: 'exported',
      subject: 'export',
      subjectId: 'database',
      label: 'database',
      changes: { rows: { to: documents }, ...(withPan && { panNumber: { to: true } }) },
    })
    const text = readmeText({ collections, globals, pictures, withPan, now })
    await fs.writeFile(path.join(folder, README), text, { flag: 'wx', mode: PRIVATE_FILE_MODE })
    return { documents, pictures }
  } catch (error) {
    for (const name of await fs.readdir(folder)) {
      await fs.rm(path.join(folder, name), { recursive: true })
    }
    throw error
  }
}

async function writeCollections(target: Target): Promise<Counted[]> {
  const { payload } = target
  const locales = payload.config.localization ? payload.config.localization.localeCodes : []
  const counted: Counted[] = []
  for (const { slug, flattenedFields, versions } of payload.config.collections) {
    if (slug in LEFT_OUT) continue
    const columns = csvColumns(flattenedFields, { hidden: privateFields(slug, target), locales })
    const json = await newFile(target, 'json', `${slug}.jsonl`)
    const csv = await newFile(target, 'csv', `${slug}.csv`)
    try {
      await csv.appendFile(BYTE_ORDER_MARK + toCsvLine(columns.map(({ heading }) => heading)))
      let count = 0
      for await (const batch of readDocuments(payload, slug)) {
        const documents = batch.map((document) => cleanDocument(slug, document, target))
        await json.appendFile(documents.map(toLine).join(''))
        const rows = documents.map((document) => columns.map((column) => csvCell(document, column)))
        await csv.appendFile(rows.map(toCsvLine).join(''))
        count += documents.length
      }
      const versionCount = versions
        ? await writeVersions(target, slug, readVersions(payload, slug))
        : 0
      counted.push({ slug, count, versions: versionCount })
    } finally {
      await json.close()
      await csv.close()
    }
  }
  return counted
}

async function writeGlobals(target: Target): Promise<Counted[]> {
  const { payload } = target
  const counted: Counted[] = []
  for (const { slug, versions } of payload.config.globals) {
    const document: Stored = (await payload.db.findGlobal<Stored>({ slug })) ?? {}
    const json = await newFile(target, 'globals', `${slug}.json`)
    await json.appendFile(`${JSON.stringify(cleanDocument(slug, document, target), null, 2)}\n`)
    await json.close()
    const versionCount = versions
      ? await writeVersions(target, slug, readGlobalVersions(payload, slug))
      : 0
    counted.push({ slug, count: 1, versions: versionCount })
  }
  return counted
}

/** @returns the number of versions written. */
async function writeVersions(
  target: Target,
  slug: string,
  batches: AsyncGenerator<Stored[]>,
): Promise<number> {
  const file = await newFile(target, 'versions', `${slug}.jsonl`)
  let count = 0
  try {
    for await (const batch of batches) {
      await file.appendFile(batch.map((each) => toLine(cleanDocument(slug, each, target))).join(''))
      count += batch.length
    }
  } finally {
    await file.close()
  }
  return count
}

async function newFile({ folder }: Target, part: string, name: string): Promise<fs.FileHandle> {
  await fs.mkdir(path.join(folder, part), { recursive: true, mode: PRIVATE_FOLDER_MODE })
  return fs.open(path.join(folder, part, name), 'wx', PRIVATE_FILE_MODE)
}

function toLine(document: Stored): string {
  return `${JSON.stringify(document)}\n`
}
