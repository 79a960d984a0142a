// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { OfficeLocale } from '../use-copy'
import { DonorGifts } from './donor-gifts'

afterEach(cleanup)

it('names the way of a gift in the language of the office', () => {
  const gift = {
    ...{ id: '1', donorName: 'Asha Devi', amount: 500, paymentMethod: 'Cash' },
    receivedAt: '2026-11-02T06:30:00.000Z',
  }
  const donor = { name: 'Asha Devi', gifts: [gift], giftCount: 1 } as unknown as DonorDetailDto
  render(
    <OfficeLocale value="hi">
      <DonorGifts donor={donor} />
    </OfficeLocale>,
  )
  expect(screen.getByText('नक़द')).toBeTruthy()
  expect(screen.queryByText('Cash')).toBeNull()
})
