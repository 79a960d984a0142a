import { dashboardContent } from '@/content/dashboard'
import type { AdminPostDto } from '@/domain/responses/post'
import { isFutureEvent } from '@/lib/dates'
import { EVENTS_PATH } from '../events/event-paths'
import { adminListRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useShownText } from '../use-shown-text'

/**
 * Returns a function that writes the confirmation question for deleting an activity. For an event,
 * it asks the server how many people have signed up.
 * @throws (the function) like `adminListRequest`.
 */
export function useDeleteQuestion(): (post: AdminPostDto) => Promise<string> {
  const { activities: copy } = useCopy(dashboardContent)
  const shown = useShownText()
  return async ({ id, type, title, titleHi }) => {
    const question = copy.confirmDelete(shown(title, titleHi))
    if (type !== 'event') return question
    const [event] = (await adminListRequest(EVENTS_PATH, { id })).items
    if (!event?.signedUp) return question
    const warning = [question, copy.signUpsToo(event.signedUp)]
    return [...warning, ...(isFutureEvent(event.eventDate) ? [copy.tellFirst] : [])].join('\n\n')
  }
}
