// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderOffice } from '../../../../tests/support/render-office'
import { PersonData } from './person-data'

vi.mock('../session/admin-request', () => ({
  adminRequest: async () => ({
    names: [],
    items: [{ kind: 'news', erased: 0, kept: 1, keptUntil: '2035-03-31T18:30:00.000Z' }],
    notices: [],
  }),
}))
it.each([
  ['en', 'Consent to news', 'kept as a refusal'],
  ['hi', 'ख़बरों के लिए सहमति', 'इनकार के रूप में रहेगी'],
] as const)('says that a consent to news stays as a refusal (%s)', async (locale, kind, text) => {
  renderOffice(<PersonData person={{ of: 'contact', id: '1' }} onErased={() => {}} />, locale)
  expect((await screen.findByText(kind)).nextSibling?.textContent).toBe(text)
})
