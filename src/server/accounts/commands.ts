import { makePassword } from '@/cms/accounts/make-password'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { loginForm, userRoles } from '@/domain/login'
import type { CommandResult } from '../command-result'
import { findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'
import { listColleagues } from './colleagues'
import { COMMAND_USAGE } from './command-usage'
import { setPassword } from './new-password'
import { resetSecondFactor } from './second-factor'
import { loginName, unlock } from './unlock'

/**
 * Runs a command that somebody on the server itself entered: `npm run admin`.
 * @param args the words after `npm run admin --`.
 */
export async function runAdminCommand(args: string[]): Promise<CommandResult> {
  const [command, username, role] = args
  if (command === 'list') return done(await accountTable())
  if (!username) return { exitCode: 2, text: COMMAND_USAGE }
  switch (command) {
    case 'create':
      return createAccount(loginName(username), role ?? 'editor')
    case 'reset-password':
      return withAccount(username, resetToMadePassword)
    case 'reset-second-factor':
      return withAccount(username, async (user) => {
        await resetSecondFactor(user)
        return done(`${user.username} now logs in with the password only.`)
      })
    case 'unlock':
      return withAccount(username, async (user) => {
        await unlock(user.username)
        return done(`Cleared all failed logins of ${user.username}, who can log in again now.`)
      })
    default:
      return { exitCode: 2, text: COMMAND_USAGE }
  }
}

async function accountTable(): Promise<string> {
  const rows = (await listColleagues()).map(({ username, role, hasSecondFactor }) => [
    username,
    role,
    hasSecondFactor ? 'with a second factor' : '',
  ])
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return rows
    .map(([name = '', role = '', factor]) => `${name.padEnd(width)}  ${role.padEnd(6)}  ${factor}`)
    .map((line) => line.trimEnd())
    .join('\n')
}

async function createAccount(requested: string, requestedRole: string): Promise<CommandResult> {
  const role = userRoles.find((name) => name === requestedRole)
  if (!role) return failed(`${requestedRole} is not a role: choose ${userRoles.join(' or ')}.`)
  // As the login reads it, or nobody could log in.
  const { data: username } = loginForm.shape.username.safeParse(requested)
  if (!username) return failed('A username is one line of at most 100 characters.')
  if (await findByName(username)) return failed(`The account ${username} already exists.`)
  const password = makePassword()
  const payload = await getPayloadClient()
  await payload.create({
    collection: slugs.users,
    data: { username, password, role },
    overrideAccess: true,
  })
  return done(shownOnce(username, password))
}

async function resetToMadePassword(user: User): Promise<CommandResult> {
  const password = makePassword()
  // Unlock first: if it fails, the old password still works, and nobody has seen the new one.
  await unlock(user.username)
  await setPassword({ user, password, action: 'password-reset' })
  return done(shownOnce(user.username, password))
}

async function withAccount(
  username: string,
  work: (user: User) => Promise<CommandResult>,
): Promise<CommandResult> {
  const user = await findByName(loginName(username))
  return user
    ? work(user)
    : failed(`The account ${username} does not exist. See: npm run admin -- list`)
}

function findByName(name: string): Promise<User | null> {
  return findFirst(slugs.users, { username: { equals: name } })
}

function shownOnce(username: string, password: string): string {
  return `Username  ${username}\nPassword  ${password}   (shown this once: write it down)`
}

function done(text: string): CommandResult {
  return { exitCode: 0, text }
}

function failed(text: string): CommandResult {
  return { exitCode: 1, text }
}
