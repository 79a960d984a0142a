// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { UpdateReachDto } from '@/domain/responses/updates'
import { fakeFetch, jsonAnswer } from '../../../tests/support/fake-fetch'
import { UpdateReach } from './update-reach'

const { form, language } = vi.hoisted(() => ({
  form: { fields: {} as Record<string, { value: unknown }> },
  language: { current: 'en' },
}))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 'p1', collectionSlug: 'programs' }),
  useFormFields: (read: (state: [typeof form.fields]) => unknown) => read([form.fields]),
  useTranslation: () => ({ i18n: { language: language.current } }),
}))
afterEach(() => {
  vi.unstubAllGlobals()
  language.current = 'en'
})

const mailing = { rowId: 'r1', begunAt: '2026-11-23T04:00:00.000Z' }

function show(row: object, mailings: UpdateReachDto['mailings'] = []) {
  const fields = { id: 'r1', mailToDonors: true, ...row }
  form.fields = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`updates.0.${name}`, { value }]),
  )
  const calls = fakeFetch(jsonAnswer(200, { givers: 1, withUnrestricted: 12, mailings }))
  render(<UpdateReach path="updates.0.reach" />)
  return calls
}

describe('an update in the panel', () => {
  it('shows before it is mailed how many donors it would reach', async () => {
    const calls = show({})
    expect(await screen.findByText(/^Would reach 1 donor,/)).toBeTruthy()
    expect(calls).toMatchObject([{ path: '/api/admin/updates/program%3Ap1/reach' }])
  })

  it('makes no call if it is not to be mailed', async () => {
    const calls = show({ mailToDonors: false })
    expect(screen.queryByRole('status')).toBeNull()
    expect(calls).toEqual([])
  })

  it('counts donors who gave where it is needed most if they are chosen, in Hindi, too', async () => {
    language.current = 'hi'
    show({ mailToUnrestricted: true })
    expect(await screen.findByText(/^12 दानदाताओं तक पहुँचेगा;/)).toBeTruthy()
  })

  it('shows how many donors it has reached so far, and in the end', async () => {
    show({}, [{ ...mailing, reached: 50, isDone: false }])
    expect(await screen.findByText('On its way: 50 donors so far.')).toBeTruthy()
    cleanup()
    show({}, [{ ...mailing, reached: 130, isDone: true }])
    expect(await screen.findByText('Mailed to 130 donors.')).toBeTruthy()
  })
})
