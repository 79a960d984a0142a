// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { locales } from '@/content/locale'
import { myGivingContent } from '@/content/my-giving'
import { emptyGiving } from '../../../tests/support/empty-giving'
import { MyGiving } from './my-giving'

const open = { kind: 'open', giving: emptyGiving, returned: null } as const
const closed = { kind: 'closed', hasRequestedCode: false, canSendLinks: true } as const
const SECRET = 'a'.repeat(43)

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const noteOf = (id: string) => document.getElementById(id)?.textContent

test.each(locales)('what was sent after the page had closed blames nothing else (%s)', (locale) => {
  const { failed } = myGivingContent[locale]
  const { rerender } = render(<MyGiving locale={locale} state={closed} offersTaxReceipt />)
  for (const call of ['tax-details', 'mails', 'updates', 'deletion'] as const) {
    expect(noteOf(`${call}-failed`)).toBe(myGivingContent[locale].closedMeanwhile)
  }
  for (const call of ['open', 'ask', 'code'] as const) {
    expect(noteOf(`${call}-failed`)).toBe(failed[call])
  }
  rerender(<MyGiving locale={locale} state={open} offersTaxReceipt />)
  expect(noteOf('tax-details-failed')).toBe(failed['tax-details'])
})

test.each(locales)(
  'a link or code that is used again while the page is open asks for nothing (%s)',
  (locale) => {
    const { openAlready } = myGivingContent[locale]
    render(<MyGiving locale={locale} state={open} offersTaxReceipt />)
    for (const call of ['open', 'ask', 'code'] as const) {
      expect(noteOf(`${call}-failed`)).toBe(openAlready)
    }
  },
)

test("a link opens the page of its mailbox where another donor's is still open", async () => {
  history.replaceState(null, '', `/my-giving#${SECRET}`)
  render(<MyGiving locale="en" state={open} offersTaxReceipt />)
  const { action } = myGivingContent.en.open
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: action })
  expect(new FormData(button.form ?? undefined).get('token')).toBe(SECRET)
  expect(location.hash).toBe('')
})
