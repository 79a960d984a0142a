import fs from 'node:fs'
import path from 'node:path'
import {
  backupDir,
  databaseKind,
  databasePath,
  dataDir,
  type Env,
  incomingDir,
  privateMediaDir,
  publicMediaDir,
} from '@/env'
import { canWriteIn, isOpenToOthers, isSharedFolder, listFolder } from '@/lib/private-files'
import { servedFolderAround } from '@/lib/served-folder'
import { sudoPrefix, userName } from '@/lib/user-name'
import { type Finding, fine, problem, warning } from './finding'

const RIGHTS_OF_EVERYBODY = 0o007
/** The root of a separate disk contains this folder, which belongs to root. */
const LOST_AND_FOUND = 'lost+found'

/** Checks that the site can write its folders, and that nobody else can read its private data. */
export function checkRights(env: Env): Finding[] {
  const [data, media] = [dataDir(env), path.resolve(env.MEDIA_DIR)]
  const folders = [
    data,
    ...(env.S3_BUCKET ? [] : [media]),
    ...(env.BACKUP_DIR ? [path.resolve(env.BACKUP_DIR)] : []),
  ]
  const missing = folders.filter((folder) => !fs.existsSync(folder))
  const readOnly = folders.filter((folder) => fs.existsSync(folder) && !canWriteIn(folder))
  const open = privateEntries(env).filter((entry) => fs.existsSync(entry) && isOpenToOthers(entry))
  const findings = [
    ...readOnly.map((folder) => {
      const found = `The folder ${folder} is not writable.`
      return problem('rights', found, ownerAdvice(folder))
    }),
    ...open.map((entry) => {
      const found = `Other users of this machine may read ${entry}.`
      return warning('rights', found, `Restrict it: chmod go-rwx ${entry}`)
    }),
    ...dataFinding(env),
    ...backupsFinding(env),
    ...envFileFinding(),
    ...ownerFinding(env),
  ]
  if (findings.length > 0) return findings
  if (missing.length > 0)
    return [fine('rights', `These folders are created when needed: ${missing.join(', ')}.`)]
  return [fine('rights', `${folders.join(', ')} are writable, and private data is private.`)]
}

function dataFinding(env: Env): Finding[] {
  const folder = dataDir(env)
  const served = servedFolderAround({ MEDIA_DIR: publicMediaDir(env) }, folder)
  if (!served) return []
  const found = `The site does not start: private data is kept in ${served}, whose files visitors can download.`
  const variable = databaseKind(env.DATABASE_URI) === 'sqlite' ? 'DATABASE_URI' : 'DATA_DIR'
  const advice = `Move ${folder} to another place, and change ${variable} accordingly.`
  return [problem('rights', found, advice)]
}

/** @param folder that this user cannot write. */
function ownerAdvice(folder: string): string {
  const me = process.getuid?.()
  const user = me === undefined ? 'the user of the site' : userName(me)
  return `If ${user} is the user of the site, make it the owner: sudo chown -R ${user} ${folder}. Otherwise run this command as that user, and check that the disk is not mounted read-only.`
}

function backupsFinding(env: Env): Finding[] {
  const served = servedFolderAround(env, backupDir(env))
  if (!served) return []
  const found = `Backups would be kept in ${served}, so none are made: its files are for visitors.`
  return [problem('rights', found, 'Set BACKUP_DIR to a folder outside it.')]
}

/** `.env` may hold keys and passwords. Its group may read it: that can be how the site's user does. */
function envFileFinding(): Finding[] {
  const file = path.resolve('.env')
  if (!fs.existsSync(file) || !(fs.statSync(file).mode & RIGHTS_OF_EVERYBODY)) return []
  const found = `Other users of this machine may read ${file}.`
  return [warning('rights', found, `Restrict it: chmod o-rwx ${file}`)]
}

/** Lists what only the user of the site may read. */
function privateEntries(env: Env): string[] {
  const folder = dataDir(env)
  const isOwn = fs.existsSync(folder) && !isSharedFolder(folder)
  return [
    ...(isOwn ? [folder] : []),
    ...(databaseKind(env.DATABASE_URI) === 'sqlite' ? [databasePath(env.DATABASE_URI)] : []),
    ...['secrets.json', 'mails', 'admin', 'backups'].map((name) => path.join(folder, name)),
    incomingDir(env),
    privateMediaDir(env),
  ]
}

/** Finds files that another user's command has left, or would leave, among the data. */
function ownerFinding(env: Env): Finding[] {
  const folder = dataDir(env)
  const me = process.getuid?.()
  if (me === undefined || !fs.existsSync(folder) || isSharedFolder(folder)) return []
  const { uid } = fs.statSync(folder)
  if (uid !== me) {
    const found = `${folder} belongs to ${userName(uid)}, but this command runs as ${userName(me)}.`
    return [warning('rights', found, `Run it as the user of the site: ${sudoPrefix(uid)} …`)]
  }
  // Left by a command that ran as root: the site fails when it tries to write there.
  const foreign = [folder, path.join(folder, 'unlocked')]
    .flatMap(listFolder)
    .find((entry) => fs.lstatSync(entry).uid !== me && path.basename(entry) !== LOST_AND_FOUND)
  if (!foreign) return []
  const found = `${foreign} belongs to ${userName(fs.lstatSync(foreign).uid)}, not to the user of the site.`
  return [
    problem(
      'rights',
      found,
      `Change the owner of all of it: sudo chown -R ${userName(me)} ${folder}`,
    ),
  ]
}
