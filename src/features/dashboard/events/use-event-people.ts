import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { dashboardEventsContent } from '@/content/dashboard-events'
import type { EventSignUpDto } from '@/domain/responses/event'
import { type ListQuery, useAdminList, useRefetch } from '../list/use-admin-list'
import { useChosen } from '../list/use-chosen'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { VOLUNTEERS_PATH } from '../volunteers/use-volunteers'

export const EVENTS_PATH = '/api/admin/events'
export const PEOPLE_PATH = '/api/admin/event-sign-ups'

export type EventPeople = ReturnType<typeof useEventPeople>

/** The people of an event, and what an admin does with them. */
export function useEventPeople(query: ListQuery) {
  const { people: copy, attendance } = useCopy(dashboardEventsContent)
  const list = useAdminList(PEOPLE_PATH, { ...query, isAlwaysFresh: true })
  /** Those of whom a dialog asks how long they came. */
  const [asked, setAsked] = useState<EventSignUpDto[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const refetchPeople = useRefetch(PEOPLE_PATH)
  const refetchEvents = useRefetch(EVENTS_PATH)
  const refetchVolunteers = useRefetch(VOLUNTEERS_PATH)
  const choice = useChosen(list.data?.items ?? [])

  const refetch = () => Promise.all([refetchPeople(), refetchEvents(), refetchVolunteers()])

  /** @throws what the call throws. */
  const mark = async (people: EventSignUpDto[], hours: string | null): Promise<void> => {
    const body = { ids: people.map(({ id }) => id), hours }
    const { volunteers } = await adminRequest('POST', '/api/admin/event-attendance', body)
    const { title, description } = attendance.saved
    showToast({ title, description: description(volunteers), tone: 'success' })
    choice.clear()
    await refetch()
  }

  const act = async (work: () => Promise<void>, failed: { title: string; description: string }) => {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      console.warn('The list of the event was not changed.', error)
      showToast({ ...failed, tone: 'error' })
      await refetch()
    } finally {
      setIsBusy(false)
    }
  }

  return {
    ...choice,
    list,
    isBusy,
    asked,
    ask: setAsked,
    closeDialog: () => setAsked(null),
    mark,
    unmark: (people: EventSignUpDto[]) => act(() => mark(people, null), attendance.failed),
    remove: async ({ id, name }: EventSignUpDto) => {
      if (!window.confirm(copy.confirmRemove(name))) return
      const work = async () => {
        await adminRequest('DELETE', `${PEOPLE_PATH}/${id}`)
        showToast({ ...copy.removed, tone: 'success' })
        await refetch()
      }
      await act(work, copy.removeFailed)
    },
  }
}
