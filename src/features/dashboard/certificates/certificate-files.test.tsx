// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import { fakeFetch, holdFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { mayLeave } from '../editor/unsaved-work'
import { CertificateFiles } from './certificate-files'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the reason for refusing a file is shown in the language of the office', async () => {
  const message = 'This kind of file is not accepted. Please choose a PDF.'
  const calls = fakeFetch(jsonAnswer(400, { message }))
  renderOffice(<CertificateFiles year={2026} />, 'hi')
  const input = screen.getByLabelText(dashboardCertificatesContent.hi.choose)
  const files = ['a.pdf', 'b.pdf'].map(
    (name) => new File(['no'], name, { type: 'application/pdf' }),
  )
  await userEvent.upload(input, files)
  expect(await screen.findByText('a.pdf: इस तरह की फ़ाइल नहीं चलती। PDF चुनिए।')).toBeDefined()
  expect(screen.getByText('b.pdf: इस तरह की फ़ाइल नहीं चलती। PDF चुनिए।')).toBeDefined()
  expect(calls).toHaveLength(2)
})

test('leaving is asked about until every file is uploaded', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const respond = holdFetch()
  renderOffice(<CertificateFiles year={2026} />, 'en')
  const copy = dashboardCertificatesContent.en
  const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })
  await userEvent.upload(screen.getByLabelText(copy.choose), file)
  await waitFor(() => expect(mayLeave()).toBe(false))
  expect(ask).toHaveBeenLastCalledWith(copy.confirmLeave)
  respond(jsonAnswer(201, {}))
  await screen.findByText(copy.takenIn(1))
  // The effect that asked ends after the text is there.
  await waitFor(() => expect(mayLeave()).toBe(true))
})
