import fs from 'node:fs'
import type { CommandResult } from './command-result'

const NO_ACCESS = /\b(EROFS|EACCES|EPERM|ENOENT)\b/

const HINT =
  'The running site writes it. As set up for one virtual machine, it writes below /srv/manavta only, and ' +
  'sees neither /tmp nor /home of the machine. Choose a folder there, or add yours to ReadWritePaths in the ' +
  'unit of systemd.'

/** Adjusts a result of the running server for the command, which may see other folders. */
export function asSeenFromHere(result: CommandResult): CommandResult {
  const { exitCode, text, wrote } = result
  if (wrote && !fs.existsSync(wrote)) {
    return { exitCode: 1, text: `It is not in ${wrote} as this command sees it. ${HINT}` }
  }
  return exitCode === 1 && !wrote && NO_ACCESS.test(text)
    ? { exitCode, text: `${text}\n${HINT}` }
    : result
}
