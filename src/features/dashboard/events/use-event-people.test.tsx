// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { EventSignUpDto } from '@/domain/responses/event'
import { createQueryClient } from '../query-client'
import { useEventPeople } from './use-event-people'

afterEach(() => vi.unstubAllGlobals())

const [asha, ravi] = ['Asha', 'Ravi'].map((name) => ({ id: name, name }) as EventSignUpDto)
if (!asha || !ravi) throw new Error('No people')

test('hours that are saved slowly do not close the dialog that is open by then', async () => {
  let respond = (_: Response) => {}
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json([], { headers: { 'X-Total-Count': '0' } })
    return new Promise<Response>((resolve) => {
      respond = resolve
    })
  })
  const client = createQueryClient()
  const { result } = renderHook(() => useEventPeople({ page: 1, pageSize: 100 }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  act(() => result.current.ask([asha]))
  const { asked, mark } = result.current
  const marked = mark(asked ?? [], '2')
  act(() => result.current.ask([ravi]))
  await act(async () => {
    respond(Response.json({ volunteers: 1 }))
    await marked
  })
  expect(result.current.asked).toEqual([ravi])
})
