import { slugs } from '@/cms/slugs'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'

/**
 * Checks that the database answers, by reading from it.
 * @throws ApiError 503 if it does not.
 */
export async function checkHealth(): Promise<void> {
  try {
    const payload = await getPayloadClient()
    await payload.db.count({ collection: slugs.users })
  } catch (error) {
    logError('The database does not answer', error)
    throw new ApiError(503, 'The database does not answer.')
  }
}
