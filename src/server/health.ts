import { slugs } from '@/cms/slugs'
import { ApiError } from './api-error'
import { getPayloadClient } from './payload-client'

/**
 * Reads from the database, to see that it answers.
 * @throws ApiError 503 where it does not.
 */
export async function checkHealth(): Promise<void> {
  const payload = await getPayloadClient()
  try {
    await payload.db.count({ collection: slugs.users })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The database does not answer' })
    throw new ApiError(503, 'The database does not answer.')
  }
}
