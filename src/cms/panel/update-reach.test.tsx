// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { UpdateReachDto } from '@/domain/responses/updates'
import { fakeFetch, jsonAnswer } from '../../../tests/support/fake-fetch'
import { UpdateReach } from './update-reach'

const { form, language } = vi.hoisted(() => ({
  form: { fields: {} as Record<string, { value: unknown }>, dispatch: vi.fn() },
  language: { current: 'en' },
}))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({
    id: 'p1',
    collectionSlug: 'programs',
    savedDocumentData: { updates: [{ id: 'r1' }] },
  }),
  useFormFields: (read: (state: [typeof form.fields, typeof form.dispatch]) => unknown) =>
    read([form.fields, form.dispatch]),
  useTranslation: () => ({ i18n: { language: language.current } }),
}))
afterEach(() => {
  vi.unstubAllGlobals()
  language.current = 'en'
})

const mailing = { rowId: 'r1', begunAt: '2026-11-23T04:00:00.000Z' }

function show(row: object, mailings: UpdateReachDto['mailings'] = []) {
  const fields = { id: 'r1', 'title.en': 'News', mailToDonors: true, ...row }
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

  it('that is a copy of a mailed one is mailed only once its own box is ticked', () => {
    show({})
    expect(form.dispatch).not.toHaveBeenCalled()
    cleanup()
    show({ id: 'copy' })
    const untick = { type: 'UPDATE', path: 'updates.0.mailToDonors', value: false }
    expect(form.dispatch.mock.calls).toEqual([[untick]])
    cleanup()
    show({ id: 'copy' })
    expect(form.dispatch).toHaveBeenCalledOnce()
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

  it('without a title says that it is not mailed, in Hindi, too', async () => {
    show({ 'title.en': ' ', 'title.hi': '' })
    expect(await screen.findByText(/^It needs a title/)).toBeTruthy()
    cleanup()
    language.current = 'hi'
    show({ 'title.en': undefined })
    expect(await screen.findByText(/^शीर्षक लिखिए/)).toBeTruthy()
    cleanup()
    show({ 'title.en': '', 'title.hi': 'ख़बर' })
    expect(await screen.findByText(/^1 दानदाता तक/)).toBeTruthy()
    cleanup()
    show({ 'title.en': '' }, [{ ...mailing, reached: 130, isDone: true }])
    expect(await screen.findByText(/^130 दानदाताओं को भेजा गया/)).toBeTruthy()
  })

  it('shows how many donors it has reached so far, and in the end', async () => {
    show({}, [{ ...mailing, reached: 50, isDone: false }])
    expect(await screen.findByText('On its way: 50 donors so far.')).toBeTruthy()
    cleanup()
    show({}, [{ ...mailing, reached: 130, isDone: true }])
    expect(await screen.findByText('Mailed to 130 donors.')).toBeTruthy()
  })
})
