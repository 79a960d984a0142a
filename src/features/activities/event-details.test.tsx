// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { activitiesContent } from '@/content/activities'
import { EventDetails } from './event-details'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('a page rendered before an event and read after it says that it is over', async () => {
  const copy = activitiesContent.en.event
  const details = (
    <EventDetails anchor="a1" eventDate="2026-03-05T06:30:00.000Z" wasFuture copy={copy}>
      Come and see
    </EventDetails>
  )
  vi.useFakeTimers({ now: new Date('2026-03-01T06:30:00.000Z'), toFake: ['Date'] })
  document.body.innerHTML = renderToString(details)
  vi.setSystemTime(new Date('2026-03-10T06:30:00.000Z'))
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(document.body, details, { onRecoverableError }))
  expect(document.body.textContent).toContain(copy.past)
  expect(document.querySelector('button')).toBeNull()
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
