// @vitest-environment jsdom

import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { donateContent } from '@/content/donate'
import { formsContent } from '@/content/forms'
import { paymentClaimContent } from '@/content/payment-claim'
import { toastsContent } from '@/content/toasts'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { messages } from '@/domain/messages'
import { upiOption } from '@/domain/upi'
import { descriptionOf } from '../../../tests/support/description-of'
import { fakeFetch, jsonAnswer } from '../../../tests/support/fake-fetch'
import { fillIn } from '../../../tests/support/fill-in'
import { forgetBegunGift, readBegunGift, rememberBegunGift } from './begun-gift'
import { Giving } from './giving'
import type { GivingProps } from './giving-props'

// Whole forms take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/donate')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { states, ways, details, interval } = donateContent.en
const toasts = toastsContent.en
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount in rupees')
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const card = () => screen.getByRole('button', { name: ways.card })

/** A page with these props instead of the usual ones. */
function giving(props: Partial<GivingProps> = {}) {
  const { common, donation } = formsContent.en
  return (
    <Giving
      locale="en"
      options={[500, 1000, 2500].map((rupees) => ({
        rupees,
        description: null,
        link: null,
        title: rupees === 500 ? 'One month of school for a child' : null,
        label: `₹${rupees.toLocaleString('en-IN')}`,
      }))}
      externalHref={null}
      asksCitizenship
      offersTaxReceipt
      maximumRupees={500_000}
      checkoutScript="https://gateway.example/checkout.js"
      foundationName="Manavta Foundation"
      statusPath="/donate/status"
      purposes={[]}
      facts={[{ label: 'Recipient', value: 'Manavta Foundation' }]}
      upi={upiOption({ upiId: 'seva@bank', payeeName: 'Seva Trust' })}
      qrCodeUrl={null}
      bank={{
        bankAccountName: null,
        bankAccountNumber: null,
        bankIfscCode: null,
        bankBranch: null,
      }}
      texts={{
        upi: { heading: 'Pay by UPI', lead: '', checkName: '', afterwards: '' },
        bank: { heading: 'Bank transfer', lead: '', afterwards: '' },
      }}
      copy={{
        ...donateContent.en,
        common,
        fields: donation,
        amount: {
          heading: 'Choose an amount',
          lead: '',
          custom: 'Custom Amount',
          label: donation.amount.label,
          minimum: 'Minimum',
          externalNote: '',
          meaning: '',
          meaningNote: '',
          tooMuch: messages.amountMaximum,
          contact: { href: '/contact', label: 'Write to us' },
        },
        form: { heading: 'Your details', lead: '' },
        claim: {
          ...paymentClaimContent.en,
          amount: donation.amount,
          privacyNote: donation.privacyNote,
          notices: toasts,
        },
        toasts,
        notices: toasts,
        submitAmount: 'Donate ₹{amount}',
      }}
      {...props}
    />
  )
}

function renderGiving(props: Partial<GivingProps> = {}) {
  render(giving(props))
  return userEvent.setup({ delay: null })
}

/** Fills in the second step. */
async function fillInDonor(user: UserEvent) {
  await fillIn(user, [
    [/^Full name/, 'Meera'],
    [/^E-mail/, 'meera@example.com'],
    [/^Phone/, '9876543210'],
  ])
  await user.click(screen.getByRole('checkbox', { name: details.isIndianCitizen.label }))
}

async function give(user: UserEvent, rupees: string) {
  await user.clear(amount())
  await user.type(amount(), rupees)
  await user.click(screen.queryByRole('button', { name: interval.goOn }) ?? card())
  await screen.findByLabelText(/^Full name/)
  await fillInDonor(user)
  await user.click(screen.getByRole('button', { name: /^Donate/ }))
}

describe('the amount', () => {
  test('the first one is chosen already, and says what it means', () => {
    renderGiving()
    expect(choice(/^₹500/).checked).toBe(true)
    expect(amount().value).toBe('500')
    expect(screen.getByText(/^₹500: One month of school for a child/)).toBeTruthy()
  })

  test('a chosen one shows its state and is filled in', async () => {
    const user = renderGiving()
    await user.click(choice(/^₹1,000/))
    expect(choice(/^₹1,000/).checked).toBe(true)
    expect(amount().value).toBe('1000')
    await user.click(choice(/^Custom Amount/))
    expect(amount().value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(amount()))
    await user.type(amount(), '2500')
    expect(choice(/^₹2,500/).checked).toBe(true)
  })

  test.each([
    ['49', messages.amountMinimum],
    ['', messages.amountMinimum],
    ['ten', messages.amountInvalid],
  ])('the amount %j is refused before anything else is asked', async (rupees, message) => {
    const calls = fakeFetch(jsonAnswer(201, {}))
    const user = renderGiving()
    await user.clear(amount())
    if (rupees) await user.type(amount(), rupees)
    await user.click(card())
    await waitFor(() => expect(descriptionOf(amount())).toContain(message))
    expect(screen.queryByLabelText(/^Full name/)).toBeNull()
    expect(calls).toEqual([])
  })

  test('one that is too large leads to who can be asked', async () => {
    const user = renderGiving()
    await user.clear(amount())
    await user.type(amount(), '600000')
    await user.click(card())
    const link = await screen.findByRole('link', { name: 'Write to us' })
    expect(link.getAttribute('href')).toBe('/contact')
  })

  test('the amounts lead to the hosted payment page, where there is one', () => {
    const href = 'https://pay.example/?amount=1000'
    renderGiving({
      options: [
        {
          rupees: 1000,
          label: '₹1,000',
          title: null,
          description: null,
          link: { href, label: 'Donate ₹1,000' },
        },
      ],
      externalHref: 'https://pay.example/?amount=',
    })
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Donate ₹1,000' }).href).toBe(href)
    expect(amount().value).toBe('')
  })

  test.each(['2500', '1234.5'])(
    'takes the amount %s that another page asked for',
    async (asked) => {
      history.replaceState(null, '', `/donate?amount=${asked}`)
      renderGiving()
      await waitFor(() => expect(amount().value).toBe(asked))
    },
  )

  test.each([
    ['typed', '750', 'Custom Amount'],
    ['tapped', '1000', '₹1,000'],
  ])('%s before the script came is what is given', async (how, rupees, name) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(giving())
    if (how === 'typed') amount().value = rupees
    else choice(new RegExp(`^${name}`)).checked = true
    render(giving(), { container, hydrate: true })
    await waitFor(() => expect(amount().value).toBe(rupees))
    expect(choice(new RegExp(`^${name}`)).checked).toBe(true)
    expect(screen.getByText(/^The code holds ₹/).textContent).toContain(
      `₹${Number(rupees).toLocaleString('en-IN')}`,
    )
  })
})

describe('every month', () => {
  async function chooseMonthly(user: UserEvent, rupees: string) {
    await user.click(screen.getByRole('radio', { name: interval.monthly }))
    await user.clear(amount())
    await user.type(amount(), rupees)
    await user.click(screen.getByRole('button', { name: interval.goOn }))
  }

  test('says what it means, and takes no more than a bank collects without asking', async () => {
    fakeFetch(jsonAnswer(200, { way: 'mandate' }))
    const user = renderGiving({ asksCitizenship: false })
    await chooseMonthly(user, '15001')
    expect(screen.getByText(interval.explained.mandate)).toBeTruthy()
    expect(screen.queryByRole('link', { name: ways.upi })).toBeNull()
    await waitFor(() => expect(descriptionOf(amount())).toContain(messages.amountMaximum))
    await user.clear(amount())
    await user.type(amount(), '300')
    await user.click(screen.getByRole('button', { name: interval.goOn }))
    expect(
      await screen.findByText(fillPlaceholders(details.mandate, { amount: '₹300' })),
    ).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: details.isIndianCitizen.label })).toBeTruthy()
    // The button must say that the donor agrees to a payment every month.
    expect(screen.getByRole('button', { name: 'Donate ₹300 every month' })).toBeTruthy()
  })

  test('an account without mandates makes it a pledge, said before anything is promised', async () => {
    const calls = fakeFetch(jsonAnswer(503, { message: 'No mandates', code: 'no-mandates' }))
    const user = renderGiving()
    await chooseMonthly(user, '300')
    await screen.findByLabelText(/^Full name/)
    await fillInDonor(user)
    await user.click(screen.getByRole('button', { name: /^Donate/ }))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(interval.explained.pledge),
    )
    expect(screen.getByText(fillPlaceholders(details.pledge, { amount: '₹300' }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Donate ₹300' }))
    await waitFor(() => expect(calls.at(-1)?.path).toContain('/api/pledges'))
    expect(calls.at(-1)?.body).toMatchObject({ amount: 300, isIndianCitizen: true })
  })
})

describe('the details', () => {
  test('are few, and nothing is asked twice', async () => {
    const user = renderGiving()
    await user.click(card())
    await screen.findByLabelText(/^Full name/)
    expect(screen.queryByLabelText(/^PAN/)).toBeNull()
    expect(screen.getByText(fillPlaceholders(details.once, { amount: '₹500' }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Donate ₹500' }))
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText(/^Full name/))).toContain('Full name is required'),
    )
    expect(
      descriptionOf(screen.getByRole('checkbox', { name: details.isIndianCitizen.label })),
    ).toContain(messages.citizensOnly)
  })

  test('a fault in the message opens it, and it stays open while it is corrected', async () => {
    const user = renderGiving()
    await user.click(card())
    await screen.findByLabelText(/^Full name/)
    const message = screen.getByLabelText(/^Message/)
    const folded = message.closest('details')
    fireEvent.change(message, { target: { value: 'a'.repeat(2001) } })
    expect(folded?.open).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Donate ₹500' }))
    await waitFor(() => expect(descriptionOf(message)).not.toBe(''))
    expect(folded?.open).toBe(true)
    fireEvent(folded as HTMLElement, new Event('toggle'))
    await user.type(message, '{Backspace}')
    await waitFor(() => expect(descriptionOf(message)).toBe(''))
    expect(folded?.open).toBe(true)
  })

  test('Back leads to the amount with everything kept, and Forward to the details', async () => {
    // As Next does, which ignores entries that are not its own.
    history.replaceState({ __NA: true }, '', '/donate')
    const user = renderGiving()
    await user.click(choice(/^₹1,000/))
    await user.click(card())
    await user.type(await screen.findByLabelText(/^Full name/), 'Meera')
    history.back()
    await waitFor(() => expect(screen.queryByLabelText(/^Full name/)).toBeNull())
    expect(amount().value).toBe('1000')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('FIELDSET'))
    history.forward()
    expect((await screen.findByLabelText<HTMLInputElement>(/^Full name/)).value).toBe('Meera')
    // 'Change' is the same as Back.
    await user.click(screen.getByRole('button', { name: details.change }))
    await waitFor(() => expect(card()).toBeTruthy())
    expect(history.state).toEqual({ __NA: true })
  })

  test('Back does not take them away while a payment is on its way', async () => {
    history.replaceState({ __NA: true }, '', '/donate')
    let fail = (_response: Response) => {}
    // Made before the request: the rules may still be loading when the button says that it is sending.
    const answer = new Promise<Response>((resolve) => {
      fail = resolve
    })
    vi.stubGlobal('fetch', () => answer)
    const user = renderGiving()
    await give(user, '100')
    await screen.findByRole('button', { name: formsContent.en.donation.submitting })
    const goneBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await goneBack
    await waitFor(() => expect(history.state).toMatchObject({ givingStep: 'details' }))
    fail(Response.json({ message: 'Later' }, { status: 503 }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByLabelText(/^Full name/)).toBeTruthy()
  })

  test('PAN and address are asked for and checked where a tax receipt is wanted', async () => {
    const calls = fakeFetch(jsonAnswer(503, { message: 'Online payment is not set up yet.' }))
    const user = renderGiving()
    await user.click(card())
    await screen.findByLabelText(/^Full name/)
    await fillInDonor(user)
    const receipt = screen.getByRole('checkbox', { name: details.wantsTaxReceipt.label })
    await user.click(receipt)
    await user.type(await screen.findByLabelText(/^PAN/), 'ABCDE1234F')
    await user.click(screen.getByRole('button', { name: /^Donate/ }))
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText(/^PAN/))).toContain(messages.panInvalid),
    )
    expect(descriptionOf(screen.getByLabelText(/^Address/))).toContain(messages.addressRequired)
    expect(calls).toEqual([])
    // Taken back, nothing of it is checked or sent.
    await user.click(receipt)
    await user.click(screen.getByRole('button', { name: /^Donate/ }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(JSON.stringify(calls[0]?.body)).not.toContain('ABCDE')
  })
})

test('a reload keeps how often and the wish for a tax receipt, and asks for consent again', async () => {
  fakeFetch(jsonAnswer(200, { way: 'mandate' }))
  const user = renderGiving()
  await user.click(screen.getByRole('radio', { name: interval.monthly }))
  await user.click(screen.getByRole('button', { name: interval.goOn }))
  await screen.findByLabelText(/^Full name/)
  await fillInDonor(user)
  await user.click(screen.getByRole('checkbox', { name: details.wantsUpdates.label }))
  await user.click(screen.getByRole('checkbox', { name: details.wantsTaxReceipt.label }))
  await user.type(await screen.findByLabelText(/^PAN/), 'ABCPE1234F')
  cleanup()

  const again = renderGiving()
  expect(choice(new RegExp(interval.monthly)).checked).toBe(true)
  await again.click(screen.getByRole('button', { name: interval.goOn }))
  expect((await screen.findByLabelText<HTMLInputElement>(/^PAN/)).value).toBe('ABCPE1234F')
  const isTicked = ({ label }: { label: string }) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: label }).checked
  expect(isTicked(details.wantsTaxReceipt)).toBe(true)
  expect(isTicked(details.isIndianCitizen)).toBe(false)
  expect(isTicked(details.wantsUpdates)).toBe(false)
})

describe('a payment', () => {
  test.each([
    [404, { message: 'There is no such call.' }, 'Failed to create payment order'],
    [503, { message: 'Online payment is not set up yet.' }, 'Online payment is not set up yet.'],
  ])('says that online payment is not set up at %i', async (status, body, description) => {
    const calls = fakeFetch(jsonAnswer(status, body))
    const user = renderGiving()
    await give(user, '100')
    await waitFor(() => expect(getToast()).toMatchObject({ title: 'Error', description }))
    expect(screen.getByRole('alert').textContent).toContain(states.notConfigured.text)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/create-order?locale=en',
      body: {
        donorName: 'Meera',
        email: 'meera@example.com',
        phone: '9876543210',
        amount: 100,
        isIndianCitizen: true,
      },
    })
    expect(amount().value).toBe('100')
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Meera')
  })

  test('that the gateway failed counts for nothing, and UPI is offered with the same amount', async () => {
    fakeFetch(jsonAnswer(502, { message: 'The payment service did not answer.' }))
    const user = renderGiving()
    await give(user, '100')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(states.failed.text))
    await user.click(
      screen.getByRole('button', { name: fillPlaceholders(ways.upiInstead, { amount: '₹100' }) }),
    )
    const app = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Other UPI/ })
    expect(app.href).toMatch(/&am=100\.00&tn=Donation%20[A-Z2-9]{4}$/)
  })

  test.each([
    [409, messages.attemptUsed],
    [429, messages.tooManyRequests],
  ])(
    'that is refused with %i does not promise that no donation is recorded',
    async (status, message) => {
      fakeFetch(jsonAnswer(status, { message }))
      const user = renderGiving()
      await give(user, '100')
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
      expect(screen.getByRole('alert').textContent).not.toContain(states.failed.text)
    },
  )

  test('that the donor got wrong does not lead to another way', async () => {
    fakeFetch(jsonAnswer(400, { message: 'Minimum donation amount is ₹50' }))
    const user = renderGiving()
    await give(user, '100')
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
    expect(screen.queryByRole('button', { name: /by UPI instead/ })).toBeNull()
  })
})

describe('a gift that has reached us', () => {
  const donationId = '0123456789abcdef0123456789abcdef'
  const order = { keyId: 'rzp_test_1', orderId: 'order_1', donationId, amount: 77_700 }

  /** A gateway that is paid at once, and what each call of the site responds. */
  function fakeGateway(verified: () => Response) {
    vi.stubGlobal(
      'Razorpay',
      class {
        constructor(private options: { handler(response: object): void }) {}
        on() {}
        open() {
          this.options.handler({ razorpay_payment_id: 'pay_1' })
        }
      },
    )
    vi.stubGlobal('fetch', async (path: string) =>
      path.startsWith('/api/create-order') ? Response.json(order) : verified(),
    )
  }

  test('is thanked for with the address, and after a reload without it', async () => {
    fakeGateway(() => Response.json({ success: true }))
    const user = renderGiving()
    await give(user, '777')
    expect(await screen.findByText(/meera@example\.com/)).toBeTruthy()
    const thanks = fillPlaceholders(states.success.text, { amount: '777' })
    expect(screen.getByText(thanks)).toBeTruthy()

    cleanup()
    const again = renderGiving()
    expect(screen.getByText(thanks)).toBeTruthy()
    expect(screen.getByRole('link', { name: states.status }).getAttribute('href')).toBe(
      `/donate/status/${donationId}`,
    )
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('eera')
    await again.click(screen.getByRole('button', { name: states.begun.dismiss }))
    cleanup()
    renderGiving()
    expect(screen.queryByText(thanks)).toBeNull()
  })

  test('leaves nothing typed in the tab, also where only the status page can tell', async () => {
    vi.stubGlobal('location', Object.assign(new URL(location.href), { assign: vi.fn() }))
    fakeGateway(() => Response.json({ message: 'Later' }, { status: 503 }))
    const user = renderGiving()
    await give(user, '777')
    await waitFor(() =>
      expect(location.assign).toHaveBeenCalledWith(`/donate/status/${donationId}`),
    )
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Meera')
  })

  test('is usable again if Back brings the page as it was left for the status page', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', Object.assign(new URL(location.href), { assign: vi.fn(), reload }))
    fakeGateway(() => Response.json({ message: 'Later' }, { status: 503 }))
    const user = renderGiving()
    await give(user, '777')
    await waitFor(() => expect(location.assign).toHaveBeenCalled())
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(reload).not.toHaveBeenCalled()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(reload).toHaveBeenCalled()
  })
})

test('closing the payment window of a pledge says that its reminders continue', async () => {
  vi.stubGlobal(
    'Razorpay',
    class {
      constructor(private options: { modal: { ondismiss(): void } }) {}
      on() {}
      open() {
        this.options.modal.ondismiss()
      }
    },
  )
  // As Next does; Back leads to an entry with a state.
  history.replaceState({}, '')
  const donationId = '0123456789abcdef0123456789abcdef'
  const answers: Record<string, object> = {
    '/api/monthly-gifts/way': { way: 'pledge' },
    '/api/pledges': { success: true },
    '/api/create-order': { keyId: 'rzp_test_1', orderId: 'order_1', donationId, amount: 77_700 },
    [`/api/payment-status/${donationId}`]: { status: 'pending' },
  }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(answers[path.split('?')[0] ?? ''] ?? {}),
  )
  const user = renderGiving()
  await user.click(screen.getByRole('radio', { name: interval.monthly }))
  await screen.findByText(interval.explained.pledge)
  await give(user, '777')
  expect(await screen.findByText(states.cancelled.pledge)).toBeTruthy()
  // Without a pledge there are no reminders.
  await user.click(screen.getByRole('button', { name: details.change }))
  await user.click(await screen.findByRole('radio', { name: interval.once }))
  await user.click(card())
  await user.click(await screen.findByRole('button', { name: /^Donate/ }))
  expect(await screen.findByText(states.cancelled.text)).toBeTruthy()
})

describe('a monthly gift that was begun in a tab that is gone', () => {
  const monthlyGiftId = '0123456789abcdef0123456789abcdef'
  const begun = fillPlaceholders(states.begun.mandate, { amount: '₹777' })
  const thanks = fillPlaceholders(interval.thanks.mandate.text, { amount: '777' })

  beforeEach(() => rememberBegunGift({ monthlyGiftId, amount: 777 }))

  test('is named until the donor has enough of it', async () => {
    fakeFetch(jsonAnswer(200, { isAuthorised: false }))
    const user = renderGiving()
    expect(screen.getByText(begun)).toBeTruthy()
    expect(screen.queryByRole('link', { name: states.begun.link })).toBeNull()
    await user.click(screen.getByRole('button', { name: states.begun.dismiss }))
    expect(screen.queryByText(begun)).toBeNull()
    cleanup()
    renderGiving()
    expect(screen.queryByText(begun)).toBeNull()
  })

  test('is thanked for if the bank has confirmed it, also after a reload', async () => {
    const calls = fakeFetch(jsonAnswer(200, { isAuthorised: true }))
    renderGiving()
    expect(await screen.findByText(thanks)).toBeTruthy()
    expect(screen.queryByText(begun)).toBeNull()
    expect(calls).toMatchObject([{ path: `/api/monthly-gifts/${monthlyGiftId}/status` }])
    cleanup()
    renderGiving()
    expect(screen.getByText(thanks)).toBeTruthy()
    expect(screen.queryByText(begun)).toBeNull()
  })
})

test('a gift begun while an earlier one is checked is not forgotten', async () => {
  rememberBegunGift({ monthlyGiftId: '0123456789abcdef0123456789abcdef', amount: 777 })
  let respond: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)))
  renderGiving()
  await waitFor(() => expect(respond.length).toBe(1))
  cleanup()
  const donationId = 'fedcba9876543210fedcba9876543210'
  rememberBegunGift({ donationId, amount: 500 })
  respond(Response.json({ isAuthorised: true }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(readBegunGift()).toMatchObject({ donationId })
  forgetBegunGift()
})

describe('a gift by UPI', () => {
  test('opens the app with amount and code, then asks for the reference with both filled in', async () => {
    const calls = fakeFetch(jsonAnswer(201, { success: true, claimNumber: 'C-K7M2-X9QP-3RTA' }))
    const user = renderGiving()
    await user.click(choice(/^₹1,000/))
    await user.click(screen.getByRole('link', { name: ways.upi }))
    const app = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Other UPI/ })
    expect(app.href).toMatch(/&am=1000\.00&tn=Donation%20[A-Z2-9]{4}$/)
    const code = app.href.slice(-4)
    // No app opens here, and jsdom cannot navigate.
    app.addEventListener('click', (event) => event.preventDefault())
    // Radix opens a dialog to the pointer one render after it is there.
    await waitFor(() => user.click(app))

    // The phone may close the page while the app is open.
    cleanup()
    renderGiving()
    const reference = await screen.findByLabelText(/^Reference number/)
    expect(
      screen.getByText(new RegExp(`"Donation ${code}"`, 'i'), { selector: 'p.mt-2' }),
    ).toBeTruthy()
    await user.type(reference, '412356789012')
    await fillInDonor(user)
    await user.click(screen.getByRole('button', { name: paymentClaimContent.en.submit }))
    await screen.findByText('C-K7M2-X9QP-3RTA')
    expect(calls[0]).toMatchObject({
      path: '/api/payment-claims?locale=en',
      body: { amount: 1000, method: 'upi', reference: '412356789012', claimCode: code },
    })
    expect(sessionStorage.getItem('upiGift')).toBeNull()
  })
})

test.each(['20', '0.5', '1e5', '50000.999', '600000'])(
  'the code holds no amount that the form refuses, such as %s',
  async (refused) => {
    const user = renderGiving()
    await user.clear(amount())
    await user.type(amount(), '700')
    expect(screen.getByText(/^The code holds ₹700/)).toBeTruthy()
    await user.clear(amount())
    await user.type(amount(), refused)
    expect(screen.queryByText(/^The code holds/)).toBeNull()
    expect(
      screen.getByRole('link', { name: donateContent.en.upi.openApp }).getAttribute('href'),
    ).not.toContain('am=')
  },
)

describe('what a gift is for', () => {
  const purposes: GivingProps['purposes'] = [
    {
      key: 'campaign:c1',
      kind: 'campaign',
      address: 'winter-kits',
      name: 'Winter kits',
      programKey: 'program:p1',
    },
    {
      key: 'program:p1',
      kind: 'program',
      address: 'winter-care',
      name: 'Winter care',
      programKey: null,
    },
  ]
  const purpose = () => screen.getByLabelText<HTMLSelectElement>(donateContent.en.purpose.label)

  test('is not asked where there is nothing to choose', () => {
    render(giving())
    expect(screen.queryByLabelText(donateContent.en.purpose.label)).toBeNull()
  })

  test('is where it is needed most until a link or the donor chooses', () => {
    history.replaceState(null, '', '/donate?campaign=winter-kits')
    render(giving({ purposes }))
    expect(purpose().value).toBe('campaign:c1')
    cleanup()
    history.replaceState(null, '', '/donate?purpose=p1')
    render(giving({ purposes }))
    expect(purpose().value).toBe('program:p1')
    cleanup()
    history.replaceState(null, '', '/donate?campaign=gone')
    render(giving({ purposes }))
    expect(purpose().value).toBe('')
  })

  test('stays as the donor chose it after a reload, whatever the link asked for', async () => {
    history.replaceState(null, '', '/donate?campaign=winter-kits&amount=500')
    render(giving({ purposes }))
    const user = userEvent.setup()
    await user.selectOptions(purpose(), 'program:p1')
    await user.click(choice(/^₹1,000/))
    cleanup()
    render(giving({ purposes }))
    expect(purpose().value).toBe('program:p1')
    expect(amount().value).toBe('1000')
    expect(location.search).toBe('')
    // Another link overrides it.
    cleanup()
    history.replaceState(null, '', '/hi/donate?campaign=winter-kits')
    render(giving({ purposes }))
    expect(purpose().value).toBe('campaign:c1')
    cleanup()
    history.replaceState(null, '', '/donate')
    render(giving({ purposes: [] }))
    cleanup()
    render(giving({ purposes }))
    expect(purpose().value).toBe('')
  })

  test('stays as it was chosen before the script came', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(giving({ purposes }))
    purpose().value = 'program:p1'
    choice(new RegExp(interval.monthly)).checked = true
    fakeFetch(jsonAnswer(200, { way: 'mandate' }))
    render(giving({ purposes }), { container, hydrate: true })
    expect(await screen.findByText(interval.explained.mandate)).toBeTruthy()
    expect(purpose().value).toBe('program:p1')
  })

  test('is the program of the campaign where it is given every month', async () => {
    fakeFetch(jsonAnswer(200, { way: 'mandate' }))
    history.replaceState(null, '', '/donate?campaign=winter-kits')
    render(giving({ purposes }))
    const user = userEvent.setup()
    await user.click(screen.getByRole('radio', { name: interval.monthly }))
    expect(purpose().value).toBe('program:p1')
    expect(screen.queryByRole('option', { name: 'Winter kits' })).toBeNull()
    const said = fillPlaceholders(donateContent.en.purpose.monthly, {
      campaign: 'Winter kits',
      name: 'Winter care',
    })
    expect(screen.getByText(said)).toBeTruthy()
  })
})
