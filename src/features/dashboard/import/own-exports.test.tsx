// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardImportContent } from '@/content/dashboard-import'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { locales } from '@/content/locale'
import { METHOD_NOT_RECORDED } from '@/domain/donation-methods'
import { guessColumns, importColumns, importSubjects } from '@/domain/import/columns'
import { findPurposeKey } from '@/domain/import/gift-purpose'
import { readGiftRow } from '@/domain/import/gift-row'
import { readMethod } from '@/domain/import/values'
import { readVolunteerRow } from '@/domain/import/volunteer-row'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { exportCell } from '../list/export-cell'
import { DonationExport } from '../payments/donation-export'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }))

afterEach(() => vi.unstubAllGlobals())

/** Returns the positions of the named columns in an export. */
function indexesOf(columns: object, fields: Record<string, string>): Record<string, number> {
  const exported = Object.keys(columns)
  const indexes = Object.entries(fields).map(([column, field]) => [column, exported.indexOf(field)])
  return Object.fromEntries(indexes)
}

describe.each(locales)('the import knows what the dashboard writes (%s)', (locale) => {
  test.each(importSubjects)('the names of its own columns: %s', (subject) => {
    const { names } = dashboardImportContent[locale].columns
    const columns = Object.keys(importColumns[subject])
    const indexes = guessColumns(
      subject,
      columns.map((column) => names[column] ?? ''),
    )
    expect(Object.keys(indexes).sort()).toEqual(columns.sort())
  })

  test('the export of donations', async () => {
    const { exportColumns } = dashboardGiftsContent[locale].donations
    const gift = {
      id: '1',
      donorName: 'Asha Devi',
      email: 'asha@example.org',
      phone: '+919876543210',
      address: 'Gaya',
      panNumber: '••••••234F',
      amount: 1100.5,
      refunded: 300,
      chargedBack: 0,
      paymentMethod: 'Cash',
      reference: 'R 1',
      oldReceiptNumber: 'A-7',
      isAnonymous: true,
      isFromAbroad: true,
      message: 'Jai Hind',
      receivedAt: '2025-04-03T06:30:00.000Z',
      createdAt: '2025-05-01T06:30:00.000Z',
      receipt: { number: '2025-26/000001', status: 'void' },
    }
    const noPurposes = jsonAnswer(200, [])
    const calls = fakeFetch(noPurposes, jsonAnswer(200, [gift]), new Response('a file'))
    renderOffice(<DonationExport query={{}} />, locale)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    const { xlsx } = dashboardContent[locale].list.export.labels
    await userEvent.click(screen.getByRole('button', { name: xlsx }))
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    const { rows } = (calls[2]?.body ?? { rows: [] }) as { rows: unknown[][] }
    const [headings = [], cells = []] = rows.map((row) => row.map(String))

    const indexes = guessColumns('gifts', headings)
    expect(indexes).toEqual(
      indexesOf(exportColumns, {
        donorName: 'donorName',
        email: 'email',
        phone: 'phone',
        address: 'address',
        panNumber: 'panNumber',
        amount: 'amount',
        counted: 'isVoid',
        method: 'paymentMethod',
        reference: 'reference',
        oldReceiptNumber: 'receipt',
        purpose: 'purposeName',
        campaign: 'campaignName',
        isFromAbroad: 'isFromAbroad',
        isAnonymous: 'isAnonymous',
        message: 'message',
        receivedOn: 'receivedAt',
      }),
    )
    const read = readGiftRow(cells, indexes, '2026-11-23')
    expect(read).toMatchObject({
      value: {
        receivedOn: '2025-04-03',
        donorName: 'Asha Devi',
        amountPaise: 110_050,
        countedPaise: 80_050,
        paymentMethod: 'Cash',
        reference: 'R 1',
        oldReceiptNumber: '2025-26/000001',
        email: gift.email,
        phone: gift.phone,
        address: 'Gaya',
        isAnonymous: true,
        isFromAbroad: true,
        message: 'Jai Hind',
        isPanMasked: true,
      },
    })
    const { purposeText = '' } = 'value' in read ? read.value : {}
    expect(findPurposeKey(purposeText, [])).toEqual({ key: null })
  })

  test.each([
    ['Cash', 'Cash'],
    ['Cheque', 'Cheque'],
    ['Bank transfer', 'Bank transfer'],
    ['UPI', 'UPI'],
    ['Online', 'Online'],
    ['Card', 'Online'],
    ['Wallet', 'Online'],
    ['EMI', 'Online'],
    [METHOD_NOT_RECORDED, METHOD_NOT_RECORDED],
  ])('the method %s', (stored, read) => {
    const shown = dashboardPaymentsContent[locale].methods[stored] ?? ''
    expect(readMethod(shown)).toEqual({ value: read })
  })

  test('the export of volunteers', () => {
    const copy = dashboardVolunteersContent[locale]
    const columns = { ...copy.exportColumns, ...copy.details }
    const volunteer = {
      firstName: 'Ravi Kumar',
      lastName: 'Singh',
      email: 'r@example.org',
      status: 'approved',
      phone: '+919876543210',
      address: 'Gaya',
      occupation: 'Teacher',
      organization: 'School',
      availability: 'Weekends',
      skills: ['Teaching', 'Sewing'],
      notes: 'Kind',
    }
    const indexes = guessColumns('volunteers', Object.values(columns))
    const ownNames = Object.fromEntries(Object.keys(volunteer).map((field) => [field, field]))
    expect(indexes).toEqual(indexesOf(columns, ownNames))
    const exported = { ...volunteer, status: copy.statuses.approved }
    const cells = Object.keys(columns).map((field) =>
      String(exportCell(exported[field as keyof typeof volunteer])),
    )
    expect(readVolunteerRow(cells, indexes)).toEqual({ value: volunteer })
  })
})
