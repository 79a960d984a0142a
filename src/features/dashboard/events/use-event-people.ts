import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { dashboardEventsContent } from '@/content/dashboard-events'
import type { EventSignUpDto } from '@/domain/responses/event'
import { type ListQuery, useAdminList, useRefetch } from '../list/use-admin-list'
import { useChosen } from '../list/use-chosen'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { VOLUNTEERS_PATH } from '../volunteers/use-volunteers'
import { EVENTS_PATH, PEOPLE_PATH } from './event-paths'

export type EventPeople = ReturnType<typeof useEventPeople>

/** Fetches the people of an event and returns the actions on them. */
export function useEventPeople(query: ListQuery) {
  const { people: copy, attendance } = useCopy(dashboardEventsContent)
  const list = useAdminList(PEOPLE_PATH, { ...query, isAlwaysFresh: true })
  /** The people whose hours the dialog asks for; null while it is closed. */
  const [asked, setAsked] = useState<EventSignUpDto[] | null>(null)
  const refetchPeople = useRefetch(PEOPLE_PATH)
  const refetchEvents = useRefetch(EVENTS_PATH)
  const refetchVolunteers = useRefetch(VOLUNTEERS_PATH)
  const choice = useChosen(list.data?.items ?? [])

  const refetch = () => Promise.all([refetchPeople(), refetchEvents(), refetchVolunteers()])
  const { run, isBusy } = useAction(refetch)

  /** @throws like `adminRequest`. */
  const record = async (people: EventSignUpDto[], hours: string | null): Promise<void> => {
    const ids = people.map(({ id }) => id)
    const { volunteers } = await adminRequest('POST', '/api/admin/event-attendance', { ids, hours })
    const { title, description } = attendance.saved
    showToast({ title, description: description(volunteers), tone: 'success' })
    choice.drop(ids)
  }

  return {
    ...choice,
    list,
    isBusy,
    asked,
    ask: setAsked,
    closeDialog: () => setAsked(null),
    /** Records how long people attended and closes the dialog. @throws like `adminRequest`. */
    mark: async (people: EventSignUpDto[], hours: string) => {
      await record(people, hours)
      // It may be open for others by then.
      setAsked((open) => (open === people ? null : open))
      await refetch()
    },
    unmark: (people: EventSignUpDto[]) =>
      run(() => record(people, null), { failed: attendance.failed }),
    remove: async ({ id, name }: EventSignUpDto) => {
      if (!window.confirm(copy.confirmRemove(name))) return
      await run(() => adminRequest('DELETE', `${PEOPLE_PATH}/${id}`), {
        done: copy.removed,
        failed: copy.removeFailed,
      })
    },
  }
}
