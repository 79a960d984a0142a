// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { ApiRequestError } from '@/lib/api-client'
import { uploadFile } from '@/lib/upload-file'
import type { Printing } from './use-printing'
import type { Volunteers } from './use-volunteers'
import { VolunteerButtons } from './volunteer-buttons'

vi.mock('@/lib/upload-file')
vi.mock('../personal-data/person-button', () => ({ PersonButton: () => null }))

afterEach(() => vi.restoreAllMocks())

test('what is wrong with a photo stays at its button, until another one is chosen', async () => {
  const message = 'This kind of file is not accepted'
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const setPhoto = vi.fn()
  render(
    <VolunteerButtons
      volunteer={
        { id: 'v1', firstName: 'Asha', lastName: 'Devi', status: 'pending' } as VolunteerDto
      }
      volunteers={{ setPhoto, busyIds: [] } as unknown as Volunteers}
      printing={{} as Printing}
      className=""
    />,
  )
  const input = screen.getByLabelText(/^Upload photo/i)
  const choose = (name: string) =>
    fireEvent.change(input, { target: { files: [new File([''], name)] } })
  vi.mocked(uploadFile).mockRejectedValueOnce(
    new ApiRequestError(400, JSON.stringify({ message }), ''),
  )
  choose('photo.pdf')
  const advice = (await screen.findByText(message)).closest('p')
  expect(input.getAttribute('aria-describedby')).toBe(advice?.id)
  vi.mocked(uploadFile).mockResolvedValueOnce('/media/photo.jpg')
  choose('photo.jpg')
  await vi.waitFor(() => expect(setPhoto).toHaveBeenCalledOnce())
  expect(screen.queryByText(message)).toBeNull()
})
