// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import { locales } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import type { CertificateDto } from '@/domain/responses/donation-certificate'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { CertificateItem } from './certificate-item'

const certificate: CertificateDto = {
  id: 'c1',
  year: 2026,
  filename: 'a.pdf',
  uploadedBy: 'office',
  createdAt: '2026-05-01T00:00:00.000Z',
  donorName: 'Asha Devi',
  state: 'ready',
  mayChange: true,
}

afterEach(() => vi.unstubAllGlobals())

test('a certificate is deleted once, however often the button is pressed', async () => {
  vi.stubGlobal('confirm', () => true)
  const calls: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path)
    return new Promise(() => undefined)
  })
  renderOffice(<CertificateItem certificate={certificate} />)
  const button = screen.getByRole('button', { name: 'Delete the certificate: Asha Devi' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(calls).toHaveLength(1)
})

test('one whose mail goes to a corrected address is neither assigned nor deleted', () => {
  const copy = dashboardCertificatesContent.en
  renderOffice(<CertificateItem certificate={{ ...certificate, mayChange: false }} />)
  expect(screen.getByText(copy.states.ready)).toBeDefined()
  expect(screen.queryByRole('button', { name: copy.assignOf('Asha Devi') })).toBeNull()
  expect(screen.queryByRole('button', { name: copy.removeOf('Asha Devi') })).toBeNull()
})

test.each(locales)('the reason for not deleting a certificate is shown in %s', async (locale) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('confirm', () => true)
  fakeFetch(jsonAnswer(409, { message: messages.certificateSent }))
  const copy = dashboardCertificatesContent[locale]
  renderOffice(
    <ul>
      <CertificateItem certificate={certificate} />
    </ul>,
    locale,
  )
  await userEvent.click(screen.getByRole('button', { name: copy.removeOf('Asha Devi') }))
  const reason = translateMessage(messages.certificateSent, locale)
  await waitFor(() => expect(getToast()?.description).toContain(copy.notRemoved.description))
  expect(getToast()?.description).toContain(reason)
})
