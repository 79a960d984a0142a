import { slugs } from '@/cms/slugs'
import type { ColleagueDto } from '@/domain/responses/account'
import type { IdDto } from '@/domain/responses/common'
import { findAll, requireById } from '../documents/records'
import { hasSecondFactor, resetSecondFactor } from './second-factor'

/** Lists all accounts, by name. */
export async function listColleagues(): Promise<ColleagueDto[]> {
  const colleagues: ColleagueDto[] = []
  for (const { id, username, role } of await findAll({
    collection: slugs.users,
    sort: 'username',
  })) {
    colleagues.push({ id, username, role, hasSecondFactor: await hasSecondFactor(id) })
  }
  return colleagues
}

/**
 * Removes the second factor of somebody who lost their phone, and ends their sessions.
 * @throws ApiError 404 if there is no such account.
 */
export async function resetColleagueSecondFactor(id: string): Promise<IdDto> {
  await resetSecondFactor(await requireById(slugs.users, id))
  return { id }
}
