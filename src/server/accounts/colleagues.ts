import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { ColleagueDto } from '@/domain/responses/account'
import type { IdDto } from '@/domain/responses/common'
import { findAll } from '../documents/records'
import { ApiError } from '../http/api-error'
import { hasSecondFactor, resetSecondFactor } from './second-factor'

/** Every account, by name. */
export async function listColleagues(): Promise<ColleagueDto[]> {
  const colleagues: ColleagueDto[] = []
  for (const { id, username, role } of await findAccounts()) {
    colleagues.push({ id, username, role, hasSecondFactor: await hasSecondFactor(id) })
  }
  return colleagues
}

/**
 * Takes away the second factor of somebody who lost their phone, and ends their sessions.
 * @throws ApiError 404 where there is no such account.
 */
export async function resetColleagueSecondFactor(id: string): Promise<IdDto> {
  const user = (await findAccounts()).find((account) => account.id === id)
  if (!user) throw new ApiError(404, messages.notFound)
  await resetSecondFactor(user)
  return { id }
}

/** All accounts, by name. There are a handful. */
export function findAccounts(): Promise<User[]> {
  return findAll({ collection: slugs.users, sort: 'username' })
}
