// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { saveFile } from '@/lib/save-file'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { currentNeed, endWaiting } from './session-store'
import { useDownload } from './use-download'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }))

const PATH = '/api/admin/receipts?limit=200'
const asked = () =>
  jsonAnswer(403, { message: 'Please enter your password again', code: 'password-required' })
const pdf = () =>
  new Response('%PDF', { headers: { 'Content-Disposition': 'inline; filename="receipts.pdf"' } })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(saveFile).mockReset()
})

test('a file is saved under its name once the password was given', async () => {
  const calls = fakeFetch(asked(), pdf())
  const { result } = renderHook(() => useDownload())
  act(() => void result.current.download(PATH))
  expect(result.current.isBusy).toBe(true)
  await waitFor(() => expect(currentNeed()).toBe('password'))
  expect(saveFile).not.toHaveBeenCalled()
  await act(async () => endWaiting('password', true))
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  expect(calls.map(({ path }) => path)).toEqual([PATH, PATH])
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect([file && (await textOf(file)), name]).toEqual(['%PDF', 'receipts.pdf'])
})

test('without the password nothing is saved, and a notice says why', async () => {
  fakeFetch(asked())
  const { result } = renderHook(() => useDownload())
  act(() => void result.current.download(PATH))
  await waitFor(() => expect(currentNeed()).toBe('password'))
  await act(async () => endWaiting('password', false))
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  expect(saveFile).not.toHaveBeenCalled()
  expect(getToast()).toMatchObject({
    description: 'Failed to download the file. Please enter your password again',
    tone: 'error',
  })
})

/** Reads a file. Since Node 24 a response makes jsdom's Blob, which only jsdom's FileReader can read. */
function textOf(file: Blob): Promise<string> {
  if (Object.hasOwn(Blob.prototype, 'text') || !(file instanceof Blob)) return file.text()
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
}
