// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { holdFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { createQueryClient } from '../query-client'
import { useSelection } from './use-selection'

afterEach(() => vi.unstubAllGlobals())

test('who is selected while others are approved stays selected', async () => {
  const respond = holdFetch()
  const volunteers = ['1', '2'].map((id) => ({ id }) as VolunteerDto)
  const client = createQueryClient()
  const { result } = renderHook(() => useSelection(volunteers), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  act(() => result.current.toggle('1'))
  let approved: Promise<void> | undefined
  act(() => {
    approved = result.current.approve()
  })
  act(() => result.current.toggle('2'))
  await act(async () => {
    respond(jsonAnswer(200, { approved: 1, unchanged: 0 }))
    await approved
  })
  expect(result.current.chosen).toEqual([{ id: '2' }])
})
