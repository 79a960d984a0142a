// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dashboardMonthlyContent } from '@/content/dashboard-monthly'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { DonorGifts, DonorMonthlyGifts } from './donor-gifts'

it('names the way of a gift in the language of the office', () => {
  const gift = {
    id: '1',
    donorName: 'Asha Devi',
    amount: 500,
    paymentMethod: 'Cash',
    receivedAt: '2026-11-02T06:30:00.000Z',
  }
  fakeFetch(jsonAnswer(200, []))
  const donor = { name: 'Asha Devi', gifts: [gift], giftCount: 1 } as unknown as DonorDetailDto
  renderOffice(<DonorGifts donor={donor} />, 'hi')
  expect(screen.getByText('नक़द')).toBeTruthy()
  expect(screen.queryByText('Cash')).toBeNull()
})

it('names the purpose of a gift as the list of donations does, in Hindi and after it was renamed', async () => {
  fakeFetch(jsonAnswer(200, [{ key: 'program:1', name: 'Health care', nameHi: 'सेहत' }]))
  const gift = { id: '1', amount: 500, receivedAt: '2026-11-02T06:30:00.000Z' }
  const gifts = [{ ...gift, purpose: 'Health', givenFor: 'program:1' }]
  const donor = { name: 'Asha Devi', gifts, giftCount: 1 } as unknown as DonorDetailDto
  renderOffice(<DonorGifts donor={donor} />, 'hi')
  expect(await screen.findByText('सेहत')).toBeTruthy()
})

it('names the status of monthly gifts as their own lists do', () => {
  const monthlyGifts = [
    {
      id: '1',
      kind: 'mandate',
      status: 'halted',
      amount: 500,
      createdAt: '2026-11-02T06:30:00.000Z',
    },
    {
      id: '2',
      kind: 'pledge',
      status: 'active',
      amount: 100,
      createdAt: '2026-11-02T06:30:00.000Z',
    },
  ]
  renderOffice(<DonorMonthlyGifts donor={{ monthlyGifts } as unknown as DonorDetailDto} />, 'hi')
  const { mandates, pledges } = dashboardMonthlyContent.hi
  expect(screen.getByText(mandates.statuses.halted)).toBeTruthy()
  expect(screen.getByText(pledges.statuses.active)).toBeTruthy()
})
