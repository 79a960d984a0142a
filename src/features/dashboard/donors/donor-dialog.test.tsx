// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import { messages } from '@/domain/messages'
import { renderOffice } from '../../../../tests/support/render-office'
import { DonorDialog } from './donor-dialog'

afterEach(() => vi.unstubAllGlobals())

const { person: copy } = dashboardPrivacyContent.en
const donor = {
  id: '1',
  name: 'Sita Devi',
  names: ['Sita Devi'],
  emails: [],
  phones: ['9876543210'],
  total: 500,
  giftCount: 1,
  years: [],
  gifts: [],
  monthlyGifts: [],
  proposals: [],
  merged: [],
  toldApart: [],
  identifyingGift: 'g1',
  updatedAt: '2026-03-05T06:30:00.000Z',
}
const found = { names: [], items: [{ kind: 'gifts', erased: 1, kept: 0 }], notices: [] }

function Opened() {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen ? (
    <DonorDialog path="/api/admin/donors/1" name="Sita Devi" onClose={() => setIsOpen(false)} />
  ) : null
}

test('after an erasure everything that shows the person is closed, and not fetched again', async () => {
  const calls: string[] = []
  let isErased = false
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    if (isErased) return Response.json({ message: messages.notFound }, { status: 404 })
    if (path.startsWith('/api/admin/donors')) return Response.json(donor)
    if (path === '/api/admin/purposes') return Response.json([])
    isErased = path.endsWith('/erase')
    return isErased ? new Response(null, { status: 204 }) : Response.json(found)
  })
  renderOffice(<Opened />)
  await userEvent.click(await screen.findByRole('button', { name: copy.openOf('Sita Devi') }))
  await userEvent.click(await screen.findByLabelText(copy.isSure))
  await userEvent.click(screen.getByRole('button', { name: copy.erase(1) }))
  await waitFor(() => expect(getToast()?.title).toBe(copy.done.title))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toEqual([
    '/api/admin/donors/1',
    '/api/admin/purposes',
    '/api/admin/personal-data',
    '/api/admin/personal-data/erase',
  ])
})

test('news to an address is stopped after a question, and the focus stays near it', async () => {
  const { donor: texts } = dashboardDonorsContent.en
  const email = 'sita@example.org'
  const calls: string[] = []
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (body) calls.push(`${path} ${body}`)
    return Response.json({ ...donor, emails: [{ email, getsUpdates: calls.length === 0 }] })
  })
  renderOffice(<Opened />)
  const button = { name: texts.updates.stopOf(email) }
  await userEvent.click(await screen.findByRole('button', button))
  expect(confirm).toHaveBeenCalledWith(texts.updates.confirm(email))
  expect(calls).toEqual([])
  confirm.mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', button))
  await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull())
  expect(calls).toEqual([`/api/admin/donors/1/stop-updates {"email":"${email}"}`])
  expect(getToast()).toMatchObject(texts.updates.stopped)
  expect(screen.queryByText(texts.updates.agreed)).toBeNull()
  const contact = screen.getByRole('region', { name: texts.contact })
  await waitFor(() => expect(contact.contains(document.activeElement)).toBe(true))
})

test('separated from the only other one, a donor without gifts is gone, and so is the dialog', async () => {
  const { same } = dashboardDonorsContent.en
  const other = { id: '2', name: 'Asha', mergedBy: 'admin' }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/decide')) return Response.json({ ...donor, id: '2', name: 'Asha' })
    return Response.json({ ...donor, merged: [other] })
  })
  renderOffice(<Opened />)
  await userEvent.click(await screen.findByRole('button', { name: same.undoOf('Asha') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(getToast()).toMatchObject(same.done.open)
})

test('after a decision about a proposal the focus goes to the next one, not to the start of the dialog', async () => {
  const proposals = ['Asha', 'Ravi'].map((name, index) => ({
    id: String(index + 2),
    name,
    giftCount: 1,
    total: 500,
    hasProposals: true,
    hasOtherPan: false,
    reasons: ['phone'],
  }))
  let isDecided = false
  vi.stubGlobal('fetch', async (path: string) => {
    isDecided ||= path.endsWith('/decide')
    return Response.json({ ...donor, proposals: isDecided ? proposals.slice(1) : proposals })
  })
  renderOffice(<Opened />)
  const { same } = dashboardDonorsContent.en
  await userEvent.click(await screen.findByRole('button', { name: same.differentOf('Asha') }))
  await waitFor(() => expect(screen.queryByText('Asha')).toBeNull())
  const next = screen.getByRole('button', { name: same.sameOf('Ravi') }).closest('li')
  await waitFor(() => expect(document.activeElement).toBe(next))
})
