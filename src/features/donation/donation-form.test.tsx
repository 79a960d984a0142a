// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { donateContent } from '@/content/donate'
import { formsContent } from '@/content/forms'
import { toastsContent } from '@/content/toasts'
import { messages } from '@/domain/messages'
import { descriptionOf } from '../../../tests/support/description-of'
import { fakeFetch, jsonAnswer } from '../../../tests/support/fake-fetch'
import { fillIn } from '../../../tests/support/fill-in'
import { DonationForm } from './donation-form'

// Whole forms take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/donate')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { states } = donateContent.en
const amount = () => screen.getByLabelText<HTMLInputElement>(/^Amount in rupees/)

function renderForm(href: string | null = null) {
  render(
    <DonationForm
      locale="en"
      maximumRupees={500_000}
      checkoutScript="https://gateway.example/checkout.js"
      foundationName="Manavta Foundation"
      statusPath="/donate/status"
      amounts={[
        { rupees: 1000, label: '₹1,000', href },
        { rupees: null, label: 'Custom Amount', href },
      ]}
      copy={{
        common: formsContent.en.common,
        fields: formsContent.en.donation,
        quick: { heading: 'Quick donation', lead: '', note: '', minimum: '' },
        form: { heading: 'Donate online', lead: '' },
        noScript: donateContent.en.noScript,
        states,
        toasts: toastsContent.en,
        submitAmount: 'Donate ₹{amount}',
      }}
    />,
  )
  return userEvent.setup({ delay: null })
}

async function give(user: UserEvent, rupees: string) {
  await fillIn(user, [
    [/^Amount in rupees/, rupees],
    [/^Full name/, 'Meera'],
    [/^E-mail/, 'meera@example.com'],
    [/^Phone/, '9876543210'],
  ])
  await user.click(screen.getByRole('button', { name: /^Donate/ }))
}

describe('the donation form', () => {
  test.each([
    ['49', messages.amountMinimum],
    ['', messages.amountMinimum],
    ['ten', messages.amountInvalid],
  ])('the amount %j is refused', async (rupees, message) => {
    const calls = fakeFetch(jsonAnswer(201, {}))
    const user = renderForm()
    if (rupees) await user.type(amount(), rupees)
    await user.click(screen.getByRole('button', { name: /^Donate/ }))
    await waitFor(() => expect(descriptionOf(amount())).toContain(message))
    expect(descriptionOf(screen.getByLabelText(/^Full name/))).toContain('Full name is required')
    expect(calls).toEqual([])
  })

  test('a quick amount is filled in, and the focus goes there', async () => {
    const user = renderForm()
    await user.click(screen.getByRole('button', { name: '₹1,000' }))
    expect(amount().value).toBe('1000')
    expect(document.activeElement).toBe(amount())
    await user.click(screen.getByRole('button', { name: 'Custom Amount' }))
    expect(amount().value).toBe('')
    expect(document.activeElement).toBe(amount())
  })

  test('a quick amount leads to the hosted payment page, where there is one', () => {
    renderForm('https://pay.example/?amount=1000')
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '₹1,000' })
    expect(link.href).toBe('https://pay.example/?amount=1000')
  })

  test.each(['2500', '1234.5'])(
    'takes the amount %s that another page asked for',
    async (asked) => {
      history.replaceState(null, '', `/donate?amount=${asked}`)
      renderForm()
      await waitFor(() => expect(amount().value).toBe(asked))
    },
  )

  test.each([
    [404, { message: 'There is no such call.' }, 'Failed to create payment order'],
    [503, { message: 'Online payment is not set up yet.' }, 'Online payment is not set up yet.'],
  ])('says that online payment is not set up at %i', async (status, body, description) => {
    const calls = fakeFetch(jsonAnswer(status, body))
    const user = renderForm()
    await give(user, '100')
    await waitFor(() => expect(getToast()).toMatchObject({ title: 'Error', description }))
    expect(screen.getByRole('alert').textContent).toContain(states.notConfigured.text)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/create-order?locale=en',
      body: { donorName: 'Meera', email: 'meera@example.com', phone: '9876543210', amount: 100 },
    })
    expect(amount().value).toBe('100')
  })

  test('says that nothing was counted where the gateway failed', async () => {
    fakeFetch(jsonAnswer(502, { message: 'The payment service did not answer.' }))
    const user = renderForm()
    await give(user, '100')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(states.failed.text))
  })
})
