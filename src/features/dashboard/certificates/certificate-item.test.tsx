// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import { locales } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import type { CertificateDto } from '@/domain/responses/donation-certificate'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { createQueryClient } from '../query-client'
import { OfficeLocale } from '../use-copy'
import { CertificateItem } from './certificate-item'

const certificate: CertificateDto = {
  id: 'c1',
  year: 2026,
  filename: 'a.pdf',
  uploadedBy: 'office',
  createdAt: '2026-05-01T00:00:00.000Z',
  donorName: 'Asha Devi',
  state: 'ready',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a certificate is deleted once, however often the button is pressed', async () => {
  vi.stubGlobal('confirm', () => true)
  const calls: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path)
    return new Promise(() => undefined)
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CertificateItem certificate={certificate} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Delete the certificate: Asha Devi' })
  await userEvent.click(button)
  await userEvent.click(button)
  expect(calls).toHaveLength(1)
})

test.each(locales)('the reason for not deleting a certificate is shown in %s', async (locale) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('confirm', () => true)
  fakeFetch(jsonAnswer(409, { message: messages.certificateSent }))
  const copy = dashboardCertificatesContent[locale]
  render(
    <OfficeLocale value={locale}>
      <QueryClientProvider client={createQueryClient()}>
        <ul>
          <CertificateItem certificate={certificate} />
        </ul>
      </QueryClientProvider>
    </OfficeLocale>,
  )
  await userEvent.click(screen.getByRole('button', { name: copy.removeOf('Asha Devi') }))
  const reason = translateMessage(messages.certificateSent, locale)
  await waitFor(() => expect(getToast()?.description).toContain(copy.notRemoved.description))
  expect(getToast()?.description).toContain(reason)
})
