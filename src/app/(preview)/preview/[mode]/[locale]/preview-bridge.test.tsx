// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeFetch, jsonAnswer } from '../../../../../../tests/support/fake-fetch'
import { PreviewBridge } from './preview-bridge'

const router = vi.hoisted(() => ({ refresh: vi.fn(), push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

afterEach(() => vi.unstubAllGlobals())

const type = (text: string) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      origin: location.origin,
      source: window,
      data: { type: 'payload-live-preview', globalSlug: 'home-page', data: { text } },
    }),
  )

it('says that it is behind until what is typed reaches the server again', async () => {
  const calls = fakeFetch(jsonAnswer(413, {}), new Error('offline'), jsonAnswer(200, {}))
  render(<PreviewBridge mode="live" behind="Not shown here" />)
  const note = screen.getByRole('status')
  expect(note.textContent).toBe('')
  for (const [index, text] of ['a', 'ab'].entries()) {
    type(text)
    await vi.waitFor(() => expect(calls).toHaveLength(index + 1))
    await vi.waitFor(() => expect(note.textContent).toBe('Not shown here'))
  }
  expect(router.refresh).not.toHaveBeenCalled()
  type('abc')
  await vi.waitFor(() => expect(note.textContent).toBe(''))
  expect(router.refresh).toHaveBeenCalledOnce()
  expect(calls[2]?.body).toEqual({ page: 'home-page', data: { text: 'abc' } })
})
