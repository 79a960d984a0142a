// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { PrintSource } from '@/printing/printable'
import { fakeExport } from '../../../../tests/support/fake-export'
import { renderOffice } from '../../../../tests/support/render-office'
import { VOLUNTEERS_PATH } from './use-volunteers'
import { VolunteersSection } from './volunteers-section'

// Rendering whole lists is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/admin',
}))

afterEach(() => {
  vi.unstubAllGlobals()
})

const volunteer = {
  id: 'v1',
  firstName: 'Asha',
  lastName: 'Devi',
  email: 'asha@example.org',
  phone: '9876543210',
  status: 'approved',
  interests: ['healthcare', 'gardening'],
  skills: [],
  createdAt: '2026-03-05T06:30:00.000Z',
}

test('the exported volunteers name status and interests as the screen does', async () => {
  const exported = fakeExport((path) => {
    const found = path.startsWith(VOLUNTEERS_PATH) ? [volunteer] : []
    return Response.json(found, { headers: { 'X-Total-Count': String(found.length) } })
  })
  renderOffice(<VolunteersSection printSource={{} as PrintSource} />, 'hi')
  const {
    headings,
    rows: [cells = []],
  } = await exported('hi')
  const { exportColumns, details } = dashboardVolunteersContent.hi
  const cellUnder = (heading: string) => cells[headings.indexOf(heading)]
  expect(cellUnder(exportColumns.status)).toBe('स्वीकृत')
  expect(cellUnder(details.interests)).toBe('स्वास्थ्य सेवा, gardening')
})
