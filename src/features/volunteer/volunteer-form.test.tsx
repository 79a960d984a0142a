// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { formsContent } from '@/content/forms'
import { toastsContent } from '@/content/toasts'
import { messages } from '@/domain/messages'
import { availabilityOptions, interestIds } from '@/domain/volunteer'
import { descriptionOf } from '../../../tests/support/description-of'
import { fakeFetch, jsonAnswer } from '../../../tests/support/fake-fetch'
import { fillIn } from '../../../tests/support/fill-in'
import { VolunteerForm } from './volunteer-form'

// Rendering whole forms is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/** Viewport position of the form's second half when its script is loaded: jsdom has no layout. */
let secondHalfTop: number

beforeEach(() => {
  sessionStorage.clear()
  secondHalfTop = window.innerHeight
  vi.spyOn(HTMLFieldSetElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, secondHalfTop),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // jsdom does not render pictures.
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function renderForm() {
  const { applicationSubmitted, applicationFailed, photoUploadFailed } = toastsContent.en
  render(
    <VolunteerForm
      locale="en"
      interests={interestIds}
      availability={availabilityOptions}
      copy={{
        common: formsContent.en.common,
        form: formsContent.en.volunteer,
        success: { title: 'Thank you', text: 'Your application is with us.' },
        sent: applicationSubmitted,
        failed: applicationFailed,
        photoFailed: photoUploadFailed,
      }}
      sentLinks={null}
    />,
  )
  return userEvent.setup({ delay: null, applyAccept: false })
}

const responses: [RegExp, string][] = [
  [/^First name/, 'Ravi'],
  [/^Last name/, 'Kumar'],
  [/^E-mail/, 'ravi@example.com'],
  [/^Phone/, '98765 43210'],
  [/^Occupation/, 'Teacher'],
]

type User = ReturnType<typeof userEvent.setup>

const goOn = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('button', { name: 'Submit Application' })
}
const fillInAll = async (user: User) => {
  await fillIn(user, responses)
  await goOn(user)
  await fillIn(user, [[/^Why would you/, 'To help']])
}

const submit = () => screen.getByRole('button', { name: 'Submit Application' })
const photo = () => screen.getByLabelText<HTMLInputElement>('Choose a photo')
const picture = new File(['x'], 'me.png', { type: 'image/png' })

describe('the volunteer form', () => {
  test.each([
    [/^First name/, messages.firstNameRequired],
    [/^Last name/, messages.lastNameRequired],
    [/^E-mail/, messages.emailInvalid],
    [/^Phone/, messages.phoneInvalid],
    [/^Occupation/, messages.occupationRequired],
  ])('%s must be filled in before the second step', async (label, message) => {
    const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(descriptionOf(screen.getByLabelText(label))).toContain(message))
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true)
    expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull()
    expect(calls).toEqual([])
  })

  test('stays whole where its second half is on the screen already', async () => {
    secondHalfTop = window.innerHeight - 1
    const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    await fillIn(user, [...responses, [/^Why would you/, 'To help']])
    await user.click(submit())
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  test('the reason must be filled in before it is sent', async () => {
    const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    await fillIn(user, responses)
    await goOn(user)
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Step 2 of 2'))
    await user.click(submit())
    const reason = screen.getByLabelText<HTMLInputElement>(/^Why would you/)
    await waitFor(() => expect(descriptionOf(reason)).toContain(messages.motivationRequired))
    expect(reason.required).toBe(true)
    expect(calls).toEqual([])
  })

  test('an error of the server in the first step leads back to it', async () => {
    fakeFetch(jsonAnswer(400, { message: 'x', errors: { email: messages.emailInvalid } }))
    const user = renderForm()
    await fillInAll(user)
    await user.click(submit())
    const email = screen.getByLabelText<HTMLInputElement>(/^E-mail/)
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(descriptionOf(email)).toContain(messages.emailInvalid)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('button', { name: 'Submit Application' })
    expect(screen.getByLabelText<HTMLInputElement>(/^Why would you/).value).toBe('To help')
    await user.click(screen.getByRole('button', { name: 'Back to step 1' }))
    expect(email.value).toBe('ravi@example.com')
  })

  test('sends the defaults of the specification for what was left empty', async () => {
    const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    await fillInAll(user)
    await user.click(submit())
    await waitFor(() => expect(getToast()?.title).toBe('Application Submitted!'))
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/volunteers?locale=en',
      body: {
        firstName: 'Ravi',
        occupation: 'Teacher',
        motivation: 'To help',
        interests: [],
        skills: [],
        availability: 'Flexible',
        experience: 'Will learn and contribute',
        emergencyContact: '98765 43210',
      },
    })
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('')
  })

  test('sends interests by their ids, and skills cut at the commas', async () => {
    const calls = fakeFetch(jsonAnswer(201, { id: '1' }))
    const user = renderForm()
    await fillInAll(user)
    await user.click(screen.getByLabelText('Healthcare'))
    await user.click(screen.getByLabelText('Drug De-Addiction'))
    await fillIn(user, [[/^Skills/, 'singing, , first aid ']])
    await user.selectOptions(screen.getByLabelText(/^Availability/), '6-10 hours')
    await user.click(submit())
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({
      interests: ['healthcare', 'drug-deaddiction'],
      skills: ['singing', 'first aid'],
      availability: '6-10 hours',
    })
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Healthcare').checked).toBe(false),
    )
  })

  test('a failure keeps everything, and says so', async () => {
    fakeFetch(new Response('', { status: 500 }))
    const user = renderForm()
    await fillInAll(user)
    await user.click(screen.getByLabelText('Healthcare'))
    await user.click(submit())
    await waitFor(() =>
      expect(getToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to submit application. Please try again.',
      }),
    )
    expect(screen.getByLabelText<HTMLInputElement>(/^Occupation/).value).toBe('Teacher')
    expect(screen.getByLabelText<HTMLInputElement>('Healthcare').checked).toBe(true)
  })

  test('without a response it claims nothing', async () => {
    fakeFetch(new TypeError('connection lost'))
    const user = renderForm()
    await fillInAll(user)
    await user.click(screen.getByRole('button', { name: 'Submit Application' }))
    const { unanswered } = formsContent.en.volunteer
    const { title, description } = unanswered
    expect((await screen.findByRole('alert')).textContent).toBe(title + description)
    await waitFor(() => expect(getToast()).toMatchObject({ description: title }))
  })

  test('the chosen interests survive a reload', async () => {
    const user = renderForm()
    await fillIn(user, responses)
    await goOn(user)
    await user.click(screen.getByLabelText('Fundraising'))
    cleanup()
    renderForm()
    expect(screen.getByLabelText<HTMLInputElement>('Fundraising').checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Healthcare').checked).toBe(false)
  })
})

describe('the photo', () => {
  test('is uploaded at once, shown, and sent by its address', async () => {
    const calls = fakeFetch(
      jsonAnswer(201, { url: '/media/me.webp' }),
      jsonAnswer(201, { id: '1' }),
    )
    const user = renderForm()
    await fillIn(user, responses)
    await goOn(user)
    await user.upload(photo(), picture)
    const preview = await screen.findByAltText<HTMLImageElement>('The photo you have chosen')
    expect(preview.src).toBe('blob:preview')
    await screen.findByText('Change the photo')
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/upload' })
    expect(calls[0]?.body instanceof FormData && calls[0].body.get('file')).toBeInstanceOf(File)

    await fillIn(user, [[/^Why would you/, 'To help']])
    await user.click(submit())
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body).toMatchObject({ photoUrl: '/media/me.webp' })
    await waitFor(() => expect(screen.queryByAltText('The photo you have chosen')).toBeNull())
  })

  test('that cannot be uploaded leaves none behind, and says so', async () => {
    fakeFetch(jsonAnswer(415, { message: 'This kind of file is not accepted' }))
    const user = renderForm()
    await fillIn(user, responses)
    await goOn(user)
    await user.upload(photo(), picture)
    await waitFor(() =>
      expect(getToast()).toMatchObject({ title: 'Error', description: 'Failed to upload photo' }),
    )
    await screen.findByText('This kind of file is not accepted')
    expect(screen.queryByAltText('The photo you have chosen')).toBeNull()
  })

  test('must be an image', async () => {
    const calls = fakeFetch(jsonAnswer(201, { url: '/media/me.webp' }))
    const user = renderForm()
    await fillIn(user, responses)
    await goOn(user)
    await user.upload(photo(), new File(['x'], 'me.pdf', { type: 'application/pdf' }))
    await screen.findByText('Please choose an image file')
    expect(calls).toEqual([])
    expect(descriptionOf(photo())).toContain('Please choose an image file')
    expect(photo().getAttribute('aria-invalid')).toBe('true')
  })

  test('can be removed again', async () => {
    fakeFetch(jsonAnswer(201, { url: '/media/me.webp' }))
    const user = renderForm()
    await fillIn(user, responses)
    await goOn(user)
    await user.upload(photo(), picture)
    await user.click(await screen.findByRole('button', { name: 'Remove the photo' }))
    expect(screen.queryByAltText('The photo you have chosen')).toBeNull()
  })

  test('that is still uploading on a line that stalls can be left out', async () => {
    const calls: [string, RequestInit][] = []
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      calls.push([path, init])
      if (path !== '/api/upload') return Promise.resolve(jsonAnswer(201, { id: '1' }))
      return new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    })
    const user = renderForm()
    await fillInAll(user)
    await user.upload(photo(), picture)
    await waitFor(() => expect(calls).toHaveLength(1))
    await user.click(submit())
    expect(calls).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Remove the photo' }))
    await screen.findByText('Choose a photo')
    expect(screen.queryByAltText('The photo you have chosen')).toBeNull()
    await user.click(submit())
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(JSON.parse(String(calls[1]?.[1].body)).photoUrl).toBeUndefined()
    expect(console.warn).not.toHaveBeenCalled()
  })
})
