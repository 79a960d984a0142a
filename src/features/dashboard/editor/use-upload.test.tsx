// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ChangeEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { ApiRequestError } from '@/lib/api-client'
import { uploadFile } from '@/lib/upload-file'
import { OfficeLocale } from '../use-copy'
import { useUpload } from './use-upload'

vi.mock('@/lib/upload-file')

afterEach(() => {
  vi.restoreAllMocks()
})

test('the notice of a refused photo gives the reason of the server, in the language of the office', async () => {
  const message = 'This kind of file is not accepted'
  vi.mocked(uploadFile).mockRejectedValue(new ApiRequestError(400, JSON.stringify({ message }), ''))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failed = adminToastsContent.hi.photoUploadFailed
  const { result } = renderHook(() => useUpload({ failed, onUploaded: () => undefined }), {
    wrapper: ({ children }) => <OfficeLocale value="hi">{children}</OfficeLocale>,
  })
  const input = { files: [new File(['%PDF'], 'photo.pdf')], value: '' }
  await result.current.upload({ currentTarget: input } as unknown as ChangeEvent<HTMLInputElement>)
  expect(getToast()).toMatchObject({
    title: failed.title,
    description: `${failed.description}। इस तरह की फ़ाइल नहीं ली जाती`,
  })
})

test('a slow upload is saved with what it belongs to as that is by then', async () => {
  let end = (_: string) => {}
  vi.mocked(uploadFile).mockReturnValue(
    new Promise((resolve) => {
      end = resolve
    }),
  )
  const failed = adminToastsContent.en.photoUploadFailed
  const [before, after] = [vi.fn(), vi.fn()]
  const { result, rerender } = renderHook((onUploaded) => useUpload({ failed, onUploaded }), {
    initialProps: before,
  })
  const input = { files: [new File([''], 'photo.jpg')], value: '' }
  const event = { currentTarget: input } as unknown as ChangeEvent<HTMLInputElement>
  let uploaded: Promise<void> | undefined
  act(() => {
    uploaded = result.current.upload(event)
  })
  rerender(after)
  await act(async () => {
    end('/media/photo.webp')
    await uploaded
  })
  expect(before).not.toHaveBeenCalled()
  expect(after).toHaveBeenCalledWith('/media/photo.webp')
})
