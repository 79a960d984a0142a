// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { formsContent } from '@/content/forms'
import { type Locale, locales } from '@/content/locale'
import { toastsContent } from '@/content/toasts'
import { contactSubjects } from '@/domain/contact'
import { messages } from '@/domain/messages'
import { FILLED_IN_MS_FIELD } from '@/domain/spam-trap'
import { descriptionOf } from '../../../tests/support/description-of'
import { fakeFetch, jsonAnswer, silenceFetch } from '../../../tests/support/fake-fetch'
import { fillIn } from '../../../tests/support/fill-in'
import { ContactForm } from './contact-form'

const SENT = { title: 'Thank you', text: 'Your message is with us.' }

// Rendering whole forms is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const contactForm = (locale: Locale = 'en') => (
  <ContactForm
    locale={locale}
    subjects={contactSubjects}
    copy={{
      common: formsContent[locale].common,
      form: formsContent[locale].contact,
      success: SENT,
      sent: toastsContent[locale].messageSent,
      failed: toastsContent[locale].messageFailed,
    }}
  />
)

function renderForm(locale: Locale = 'en') {
  render(contactForm(locale))
  return userEvent.setup({ delay: null })
}

async function write(user: UserEvent) {
  await fillIn(user, [
    [/^Name/, '  Asha Devi '],
    [/^E-mail/, 'asha@example.com'],
    [/^Message/, 'Namaste'],
  ])
  await user.selectOptions(screen.getByLabelText(/^Subject/), 'Support')
}

const send = () => screen.getByRole('button', { name: 'Send Message' })

describe('the contact form', () => {
  test('names what is missing at each field, and focuses the first', async () => {
    const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    await user.click(send())

    const name = screen.getByLabelText(/^Name/)
    await waitFor(() => expect(descriptionOf(name)).toContain(messages.nameRequired))
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name)
    expect(descriptionOf(screen.getByLabelText(/^E-mail/))).toContain(messages.emailInvalid)
    expect(descriptionOf(screen.getByLabelText(/^Subject/))).toContain(messages.subjectRequired)
    expect(descriptionOf(screen.getByLabelText(/^Message/))).toContain(messages.messageRequired)
    expect((await screen.findByRole('alert')).textContent).toBe(formsContent.en.common.fixErrors)
    expect(calls).toEqual([])
  })

  test('speaks Hindi on a Hindi page', async () => {
    const user = renderForm('hi')
    await user.click(screen.getByRole('button', { name: formsContent.hi.contact.submit }))
    await waitFor(() => expect(descriptionOf(screen.getByLabelText(/^नाम/))).toContain('नाम लिखिए'))
  })

  test('sends what was typed, trimmed, then clears itself and says so', async () => {
    const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    await write(user)
    await user.click(send())

    await waitFor(() => expect(getToast()?.title).toBe('Message Sent!'))
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/contact',
      body: {
        name: 'Asha Devi',
        email: 'asha@example.com',
        subject: 'Support',
        message: 'Namaste',
      },
    })
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('')
    expect(screen.getByLabelText<HTMLSelectElement>(/^Subject/).value).toBe('')
    await waitFor(() => expect(document.activeElement?.textContent).toContain(SENT.title))
  })

  test('shows the errors of the server at their fields, and keeps what was typed', async () => {
    const errors = { email: messages.emailInvalid }
    fakeFetch(jsonAnswer(400, { message: messages.emailInvalid, errors }))
    const user = renderForm()
    await write(user)
    await user.click(send())

    const email = screen.getByLabelText<HTMLInputElement>(/^E-mail/)
    await waitFor(() => expect(descriptionOf(email)).toContain(messages.emailInvalid))
    expect(document.activeElement).toBe(email)
    expect(email.value).toBe('asha@example.com')
    expect(getToast()).toMatchObject({ title: 'Error', description: messages.emailInvalid })
  })

  test('the browser itself refuses a phone number with too few digits', async () => {
    const user = renderForm()
    const phone = screen.getByLabelText<HTMLInputElement>(/^Phone/)
    await user.type(phone, '12')
    expect(phone.validity.patternMismatch).toBe(true)
    await user.type(phone, '34567890')
    expect(phone.validity.patternMismatch).toBe(false)
  })

  test('sent again after a lost response, and after a reload, it is the same attempt', async () => {
    const calls = fakeFetch(
      new TypeError('connection lost'),
      new TypeError('connection lost'),
      jsonAnswer(201, { id: '1' }),
      jsonAnswer(201, { id: '2' }),
    )
    const user = renderForm()
    await write(user)
    await user.click(send())
    await waitFor(() => expect(calls).toHaveLength(1))
    cleanup()
    renderForm()
    await user.click(send())
    await waitFor(() => expect(calls).toHaveLength(2))
    await fillIn(user, [[/^Message/, ' again']])
    await user.click(send())
    await screen.findByText(SENT.text)
    await waitFor(() => expect(getToast()?.title).toBe('Message Sent!'))
    await write(user)
    await user.click(send())
    await waitFor(() => expect(calls).toHaveLength(4))
    const ids = calls.map(({ body }) => (body as { attemptId: string }).attemptId)
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
    expect(ids[1]).toBe(ids[0])
    expect(new Set(ids).size).toBe(3)
  })

  test('says how long it was open, for the spam trap', async () => {
    const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    await write(user)
    await user.click(send())
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ [FILLED_IN_MS_FIELD]: expect.any(Number) })
  })

  test.each(['a reload', 'its script came'])(
    'nobody is taken for a bot who wrote before %s and sends at once',
    async (before) => {
      const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
      let user: UserEvent
      if (before === 'a reload') {
        await write(renderForm())
        cleanup()
        user = renderForm()
      } else {
        const container = document.body.appendChild(document.createElement('div'))
        container.innerHTML = renderToString(contactForm())
        user = userEvent.setup({ delay: null })
        await write(user)
        render(contactForm(), { container, hydrate: true })
      }
      await user.click(send())
      await waitFor(() => expect(calls).toHaveLength(1))
      expect(calls[0]?.body).toMatchObject({ email: 'asha@example.com' })
      expect(calls[0]?.body).not.toHaveProperty(FILLED_IN_MS_FIELD)
    },
  )

  test.each([
    ['its own words', jsonAnswer(429, { message: 'Slow down.' }), 'Slow down.'],
    [
      'no words',
      new Response('<html>', { status: 502 }),
      'Failed to send message. Please try again.',
    ],
  ])('a failure with %s is told in a toast', async (_, response, description) => {
    fakeFetch(response)
    const user = renderForm()
    await write(user)
    await user.click(send())
    await waitFor(() => expect(getToast()).toMatchObject({ title: 'Error', description }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toContain('Asha')
  })

  test.each(locales)('without a response it claims nothing (%s)', async (locale) => {
    fakeFetch(new TypeError('connection lost'))
    const { unanswered, submit } = formsContent[locale].contact
    const user = renderForm('en')
    await write(user)
    cleanup()
    // The draft is filled in again.
    renderForm(locale)
    await user.click(screen.getByRole('button', { name: submit }))
    const { title, description } = unanswered
    expect((await screen.findByRole('alert')).textContent).toBe(title + description)
    await waitFor(() => expect(getToast()).toMatchObject({ description: title }))
  })

  test('on a line that stalls it can be sent again after half a minute', async () => {
    silenceFetch()
    const { unanswered, submitting } = formsContent.en.contact
    const user = renderForm()
    await write(user)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(send())
    await screen.findByRole('button', { name: submitting })
    await vi.advanceTimersByTimeAsync(30_000)
    const { title, description } = unanswered
    expect((await screen.findByRole('alert')).textContent).toBe(title + description)
    expect(send()).toBeTruthy()
  })

  test('without a connection it says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fakeFetch(new TypeError('no connection'))
    const user = renderForm()
    await write(user)
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe(formsContent.en.common.offline)
    const { description } = toastsContent.en.messageFailed
    await waitFor(() => expect(getToast()).toMatchObject({ description }))
  })

  test('what was typed survives a reload, until it is sent', async () => {
    const first = renderForm()
    await write(first)
    cleanup()
    fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('asha@example.com')
    expect(screen.getByLabelText<HTMLSelectElement>(/^Subject/).value).toBe('Support')

    await user.click(send())
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe(''))
    cleanup()
    renderForm()
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('')
  })
})
