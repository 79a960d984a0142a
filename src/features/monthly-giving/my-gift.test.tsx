// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { locales } from '@/content/locale'
import { myGiftContent } from '@/content/my-gift'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { isAuthorised, isOver, mandateStatuses } from '@/domain/monthly-gift'
import type { MonthlyGiftDto, MyGiftDto } from '@/domain/responses/monthly-gift'
import { descriptionOf } from '../../../tests/support/description-of'
import { MyGift } from './my-gift'

const copy = myGiftContent.en
const mandate = (change: Partial<MonthlyGiftDto> = {}): MonthlyGiftDto => ({
  kind: 'mandate',
  status: 'active',
  amount: 500,
  isEnding: false,
  testMode: false,
  isChargeNear: false,
  nextChargeAt: '2027-01-15T06:00:00.000Z',
  mendUrl: 'https://rzp.example/s',
  ...change,
})
const open = (gift: MyGiftDto | 'tooMany' | null) =>
  render(<MyGift locale="en" giftKey="m1-2" maximumRupees={500_000} gift={gift} />)
const button = (name: string) => screen.queryByRole('button', { name })

describe.each(locales)('in %s', (locale) => {
  test.each(mandateStatuses)(
    'a mandate that is %s says so, and no words are left open',
    (status) => {
      for (const nextChargeAt of ['2027-01-15T06:00:00.000Z', undefined]) {
        const { container } = render(
          <MyGift
            locale={locale}
            giftKey="m1-2"
            maximumRupees={500_000}
            gift={mandate({ status, nextChargeAt })}
          />,
        )
        const { title } = myGiftContent[locale].mandate[status]
        expect(screen.getByRole('heading', { name: title })).toBeDefined()
        expect(container.textContent).not.toMatch(/[{}]|undefined/)
        cleanup()
      }
    },
  )
})

describe('a mandate', () => {
  test.each(mandateStatuses)('that is %s offers only what can be done then', (status) => {
    open(mandate({ status }))
    expect(button(copy.stop.action) !== null).toBe(!isOver(status))
    expect(button(copy.change.action) !== null).toBe(isAuthorised(status))
  })

  test('takes the new amount as text, since a number field takes no Hindi digits, and names the limits', () => {
    open(mandate())
    const field = screen.getByLabelText<HTMLInputElement>(copy.change.label)
    expect(field.type).toBe('text')
    expect(descriptionOf(field)).toBe('From ₹50 to ₹15,000.')
  })

  test('names a lower limit, if the office has set one', () => {
    render(<MyGift locale="en" giftKey="m1-2" maximumRupees={10_000} gift={mandate()} />)
    expect(descriptionOf(screen.getByLabelText(copy.change.label))).toBe('From ₹50 to ₹10,000.')
  })

  test.each(locales)('keeps a refused amount, and says why it was refused, in %s', (locale) => {
    const returned = { fields: { amount: '49' }, errors: { amount: messages.amountMinimum } }
    render(
      <MyGift
        locale={locale}
        giftKey="m1-2"
        maximumRupees={500_000}
        gift={mandate()}
        returned={returned}
      />,
    )
    const field = screen.getByLabelText<HTMLInputElement>(myGiftContent[locale].change.label)
    expect(field.value).toBe('49')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field)).toContain(translateMessage(messages.amountMinimum, locale))
  })

  test('is changed and ended by forms that the browser sends', () => {
    open(mandate())
    const forms = [...document.querySelectorAll('form')]
    expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
      ['post', '/api/my-gift/m1-2/change?locale=en'],
      ['post', '/api/my-gift/m1-2/stop?locale=en'],
    ])
  })

  test('whose next charge is near is changed after it', () => {
    open(mandate({ isChargeNear: true }))
    expect(button(copy.change.action)).toBeNull()
    expect(screen.getByText(copy.changeLater.text)).toBeDefined()
    expect(button(copy.stop.action)).not.toBeNull()
  })

  test('that is being ended offers nothing, and does not say that it has ended', () => {
    open(mandate({ isEnding: true }))
    expect(screen.getByRole('heading', { name: copy.mandate.ending.title })).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('with another amount that is not confirmed says what goes on, and ends both', () => {
    open(
      mandate({ status: 'created', amount: 800, replaced: { amount: 500, path: '/my-gift/m0' } }),
    )
    const text = document.body.textContent
    expect(text).toContain('Until you confirm, ₹500 a month goes on as before.')
    expect(text).not.toContain(copy.mandate.created.text)
    expect(text).toContain('Both end at once, the ₹500 a month and the new amount')
    const link = screen.getByRole('link', { name: 'See the gift of ₹500 a month' })
    expect(link.getAttribute('href')).toBe('/my-gift/m0')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      copy.stop.action,
    ])
  })

  test('that nobody has confirmed leads to the gateway', () => {
    open(mandate({ status: 'created' }))
    const link = screen.getByRole('link', { name: copy.authorise.action })
    expect(link.getAttribute('href')).toBe('https://rzp.example/s')
  })
})

test('a pledge never speaks of money that is collected', () => {
  open({
    kind: 'pledge',
    status: 'active',
    amount: 500,
    nextReminderAt: '2027-01-15T06:00:00.000Z',
  })
  expect(screen.getByRole('link', { name: 'Give ₹500' }).getAttribute('href')).toBe(
    '/donate?amount=500',
  )
  expect(button(copy.skip.action)).not.toBeNull()
  expect(button(copy.stop.action)).toBeNull()
  expect(button(copy.stopPledge.action)).not.toBeNull()
  expect(document.body.textContent).toContain('Nothing is ever collected automatically')
})

test.each([
  ['Give ₹500', { kind: 'pledge', status: 'active', amount: 500 }],
  [copy.again, { kind: 'pledge', status: 'stopped', amount: 500 }],
  [copy.again, mandate({ status: 'cancelled' })],
] as const)('%s names what it is for', (name, gift) => {
  open({ ...gift, purpose: 'meals' })
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
    '/donate?amount=500&purpose=meals',
  )
})

describe('a form that was refused', () => {
  const pledge = (status: 'active' | 'stopped'): MyGiftDto => ({
    kind: 'pledge',
    status,
    amount: 500,
  })
  const amount = { fields: { amount: '800' }, errors: {} }
  const skip = { fields: { nextReminderAt: '2027-01-15T06:00:00.000Z' }, errors: {} }
  test.each([
    ['with an amount', pledge('active'), amount, copy.failed.amount],
    ['without an amount', pledge('active'), skip, copy.failed.other],
    ['after its pledge was stopped', pledge('stopped'), amount, copy.failed.over],
    ['after its mandate has ended', mandate({ status: 'cancelled' }), amount, copy.failed.over],
    ['too often', 'tooMany', null, copy.failed.other],
  ] as const)('%s says what to do, if anything', (_, gift, returned, text) => {
    render(
      <MyGift locale="en" giftKey="m1-2" maximumRupees={500_000} gift={gift} returned={returned} />,
    )
    expect(screen.getByText(text)).toBeDefined()
  })
})

test('an invalid link gives nothing away', () => {
  open(null)
  expect(screen.getByRole('heading', { name: copy.unknown.title })).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
})
