// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retainedKinds } from '@/domain/retention'
import { fakeFetch, jsonAnswer } from '../../../tests/support/fake-fetch'
import { RetentionPreview } from './retention-preview'

const { form, language } = vi.hoisted(() => ({
  form: { fields: {} as Record<string, { value: unknown }> },
  language: { current: 'en' },
}))
vi.mock('@payloadcms/ui', () => ({
  useFormFields: (read: (state: [typeof form.fields]) => unknown) => read([form.fields]),
  useTranslation: () => ({ i18n: { language: language.current } }),
}))
beforeEach(() => {
  form.fields = Object.fromEntries(retainedKinds.map((kind) => [kind, { value: 12 }]))
  language.current = 'en'
})
afterEach(() => vi.unstubAllGlobals())

const items = retainedKinds.map((kind, index) => ({ kind, months: 12, count: index }))

it('Counts what is older than the months in the form, saved or not', async () => {
  const calls = fakeFetch(jsonAnswer(200, { isOn: false, items }))
  render(<RetentionPreview />)
  expect(await screen.findByText('E-mails: 4')).toBeTruthy()
  expect(screen.getByText(/^Deleting is switched off/)).toBeTruthy()
  expect(calls).toMatchObject([
    {
      path: '/api/admin/personal-data/retention?messages=12&rejectedApplications=12&signUps=12&failedPayments=12&mails=12&auditLog=12',
    },
  ])
})

it('Shows a message if counting fails, in Hindi, too', async () => {
  language.current = 'hi'
  fakeFetch(jsonAnswer(400, { error: 'The request could not be read' }))
  render(<RetentionPreview />)
  expect(await screen.findByText(/^गिनती नहीं हो सकी/)).toBeTruthy()
})

it('Does not show a count for other months', async () => {
  fakeFetch(jsonAnswer(200, { isOn: true, items }))
  const { rerender } = render(<RetentionPreview />)
  await screen.findByText('E-mails: 4')
  form.fields = { ...form.fields, mails: { value: 1 } }
  rerender(<RetentionPreview />)
  expect(screen.queryByText('E-mails: 4')).toBeNull()
  expect(await screen.findByText('E-mails: 4')).toBeTruthy()
})
