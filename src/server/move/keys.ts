import fs from 'node:fs'
import path from 'node:path'
import { MoveError } from '@/cms/database/move-target'
import { databaseKind, dataDir, type Env, secretsFile } from '@/env'
import { errorMessage } from '@/lib/error-message'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'

/**
 * `lay` copies the keys once everything is copied and compared, and throws MoveError if it cannot; `next` tells
 * the person what to do after the move.
 */
type KeysAfterMove = { lay(): void; next: string }

const KEEP_PICTURES = 'Pictures stay where they are.'

/**
 * Prepares the keys of the data folder for the moved site: another kind of database uses another
 * folder.
 * @param isFolderSet whether the person chose DATA_DIR. The default is inside the program's folder,
 * where an update according to the guide would delete the keys.
 * @throws MoveError if the folder already has other keys.
 */
export function keysAfterMove(
  env: Env,
  targetUri: string,
  { isFolderSet }: { isFolderSet: boolean },
): KeysAfterMove {
  const from = secretsFile(env)
  const to = secretsFile({ ...env, DATABASE_URI: targetUri })
  const nothing = () => {}
  if (!fs.existsSync(from)) {
    const next = `Next: set DATABASE_URI in .env to the new address, and keep SETTINGS_KEY and PAYLOAD_SECRET.\nThen npm start. ${KEEP_PICTURES}`
    return { lay: nothing, next }
  }
  if (from !== to && databaseKind(targetUri) === 'mongodb' && !isFolderSet) {
    const next = `Next: set in .env\n  DATABASE_URI=<the new address>\n  DATA_DIR=${dataDir(env)}\nthen npm start. The keys stay in that folder. ${KEEP_PICTURES}`
    return { lay: nothing, next }
  }
  const next = `Next: set DATABASE_URI in .env to the new address, then npm start. The keys are in\n${to}. ${KEEP_PICTURES}`
  if (from === to) return { lay: nothing, next }
  if (fs.existsSync(to)) {
    if (fs.readFileSync(to).equals(fs.readFileSync(from))) return { lay: nothing, next }
    throw new MoveError(
      `${to} has different keys from ${from}: move it away, then repeat the move. Nothing was moved.`,
    )
  }
  const lay = () => {
    try {
      fs.mkdirSync(path.dirname(to), { recursive: true, mode: PRIVATE_FOLDER_MODE })
      fs.writeFileSync(to, fs.readFileSync(from), { mode: PRIVATE_FILE_MODE, flag: 'wx' })
    } catch (error) {
      throw new MoveError(
        `The keys cannot be copied to ${to} (${errorMessage(error)}). The move is not finished: let this user write there, then repeat it.`,
        { cause: error },
      )
    }
  }
  return { lay, next }
}
