// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { PosterFoundation } from '@/printing/poster'
import { renderOffice } from '../../../../tests/support/render-office'
import { PosterDialog } from './poster-dialog'

// A poster waits for its fonts, which jsdom does not load.
vi.mock('@/printing/poster', async (original) => ({
  ...(await original<typeof import('@/printing/poster')>()),
  Poster: () => null,
}))

const copy = dashboardPaymentsContent.hi.poster
const foundation = { name: 'Asha Trust' } as PosterFoundation

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the reason why the gateway makes no QR code is shown in the language of the office', async () => {
  const message = 'The payment account has no QR codes. Ask Razorpay to enable them'
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') return Response.json({ message }, { status: 409 })
    if (path.includes('payment-settings')) return Response.json({ upiId: '' })
    return Response.json([{ key: 'campaign:1', kind: 'campaign', name: 'Well' }])
  })
  openDialog()
  await screen.findByRole('option', { name: 'Well' })
  await userEvent.selectOptions(screen.getByLabelText(copy.campaign), 'Well')
  await userEvent.click(screen.getByRole('button', { name: copy.useGatewayCode }))
  await waitFor(() => expect(getToast()?.description).toMatch(/। इस पेमेंट खाते में QR कोड/))
})

test('the dialog says where a scan pays: into the UPI ID, or through the gateway', async () => {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') return Response.json({ imageUrl: 'https://rzp.io/i/1' })
    if (path.includes('payment-settings')) return Response.json({ upiId: 'asha@upi' })
    return Response.json([{ key: 'campaign:1', kind: 'campaign', name: 'Well' }])
  })
  openDialog()
  await screen.findByRole('option', { name: 'Well' })
  expect(screen.getByText(copy.lead.upi)).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText(copy.campaign), 'Well')
  await userEvent.click(screen.getByRole('button', { name: copy.useGatewayCode }))
  expect(await screen.findByText(copy.lead.gateway)).toBeDefined()
})

test('payment settings that cannot be loaded are reported and can be loaded again', async () => {
  let isDown = true
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('payment-settings')) return Response.json([])
    if (isDown) return Response.json({ message: '' }, { status: 503 })
    return Response.json({ upiId: '' })
  })
  openDialog()
  const retry = await screen.findByRole('button', { name: dashboardContent.hi.list.tryAgain })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText(copy.noUpiId)).toBeDefined()
})

function openDialog() {
  renderOffice(
    <PosterDialog
      foundations={{ en: foundation, hi: foundation }}
      siteUrl="https://example.org"
      onClose={() => undefined}
    />,
    'hi',
  )
}
