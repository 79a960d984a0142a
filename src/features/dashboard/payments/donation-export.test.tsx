// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import type { Locale } from '@/content/locale'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { DonationExport } from './donation-export'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }))

const gift = { donorName: 'Asha Devi', amount: 500, refunded: 0, chargedBack: 0 }

afterEach(() => vi.unstubAllGlobals())

/** Exports gifts as an Excel file. @returns the column under a heading, with the heading. */
async function exportedColumn(locale: Locale, heading: string, gifts: object[]) {
  const calls = fakeFetch(
    jsonAnswer(200, [
      { key: 'program:1', name: 'Health care', nameHi: 'सेहत' },
      { key: 'campaign:2', name: 'Winter', nameHi: 'सर्दी' },
    ]),
    jsonAnswer(200, gifts),
    new Response('a file'),
  )
  renderOffice(<DonationExport query={{}} />, locale)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const { xlsx } = dashboardContent[locale].list.export.labels
  await userEvent.click(screen.getByRole('button', { name: xlsx }))
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  const { rows } = (calls[2]?.body ?? { rows: [] }) as { rows: unknown[][] }
  const column = rows[0]?.indexOf(heading) ?? -1
  return rows.map((row) => row[column])
}

test.each([
  ['en', 'Receipt', ['2025-26/000001', '2025-26/000002 (Void)', '']],
  ['hi', 'रसीद', ['2025-26/000001', '2025-26/000002 (रद्द)', '']],
] as const)('the export in %s names the receipt of each gift', async (locale, heading, cells) => {
  const column = await exportedColumn(locale, heading, [
    { ...gift, id: '1', receipt: { number: '2025-26/000001', status: 'valid' } },
    { ...gift, id: '2', receipt: { number: '2025-26/000002', status: 'void' } },
    { ...gift, id: '3' },
  ])
  expect(column).toEqual([heading, ...cells])
})

test.each([
  ['en', 'Given for', ['Health care', 'Health care', 'Wells', 'Where it is needed most']],
  ['en', 'Campaign', ['', 'Winter', '', '']],
  ['hi', 'किस काम के लिए', ['सेहत', 'सेहत', 'Wells', 'जहाँ सबसे ज़्यादा ज़रूरत हो']],
  ['hi', 'अभियान', ['', 'सर्दी', '', '']],
] as const)(
  'the export in %s names purposes as the list does: %s',
  async (locale, heading, cells) => {
    const column = await exportedColumn(locale, heading, [
      // Renamed since.
      { ...gift, id: '1', givenFor: 'program:1', purposeName: 'Health' },
      {
        ...gift,
        id: '2',
        givenFor: 'campaign:2',
        campaignName: 'Winter 2025',
        purposeName: 'Health care',
      },
      { ...gift, id: '3', givenFor: 'program:9', purposeName: 'Wells' },
      { ...gift, id: '4' },
    ])
    expect(column).toEqual([heading, ...cells])
  },
)

test.each([
  ['en', 'Counted (INR)'],
  ['hi', 'गिनी गई रकम (INR)'],
] as const)('the export in %s says what of each gift counts', async (locale, heading) => {
  const column = await exportedColumn(locale, heading, [
    { ...gift, id: '1' },
    { ...gift, id: '2', amount: 100.1, refunded: 33.37 },
    { ...gift, id: '3', refunded: 200, chargedBack: 300 },
    // A cheque that bounced: nothing was paid back, and nothing counts.
    { ...gift, id: '4', refunded: 500, isVoid: true },
  ])
  expect(column).toEqual([heading, 500, 66.73, 0, 0])
})

test.each([
  ['en', 'Status', ['Counted', 'Refunded', '₹200 refunded, ₹300 lost to a chargeback', 'Void']],
  ['hi', 'स्थिति', ['गिना गया', 'लौटाया गया', '₹200 लौटाए गए, चार्जबैक में ₹300 गए', 'रद्द']],
] as const)('the export in %s names all that took from a gift', async (locale, heading, cells) => {
  const column = await exportedColumn(locale, heading, [
    { ...gift, id: '1' },
    { ...gift, id: '2', refunded: 500 },
    { ...gift, id: '3', refunded: 200, chargedBack: 300 },
    { ...gift, id: '4', refunded: 500, isVoid: true },
  ])
  expect(column).toEqual([heading, ...cells])
})

test('the export gives the time of a payment, and of a gift by hand only the day', async () => {
  const column = await exportedColumn('en', 'Received', [
    { ...gift, id: '1', isFromGateway: true, receivedAt: '2026-10-01T18:45:00.000Z' },
    { ...gift, id: '2', isFromGateway: false, receivedAt: '2026-10-01T06:30:00.000Z' },
    { ...gift, id: '3', isFromGateway: false },
  ])
  expect(column).toEqual(['Received', '2026-10-02 00:15', '2026-10-01', ''])
})
