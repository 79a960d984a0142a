// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import { messages } from '@/domain/messages'
import { saveFile } from '@/lib/save-file'
import { renderOffice } from '../../../../tests/support/render-office'
import { PersonActions } from './person-actions'
import { PersonData } from './person-data'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }))

const person = { of: 'contact', id: '1' } as const
const actions = <PersonActions person={person} count={2} onErased={vi.fn()} />

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.mocked(saveFile).mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const broken = () => Promise.resolve(Response.json({ message: 'Broken' }, { status: 500 }))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

describe.each(['en', 'hi'] as const)('an export (%s)', (locale) => {
  const copy = dashboardPrivacyContent[locale].person
  const { offline } = dashboardContent[locale].list
  const start = () => userEvent.click(screen.getByRole('button', { name: copy.export }))
  const noFile = copy.exportFailed.description.slice(0, -1)

  it.each([
    ['that the server refuses', broken, 'Broken'],
    ['whose response is lost', lost, offline],
  ])('%s: no file was saved, and why', async (_, fetch, reason) => {
    vi.stubGlobal('fetch', fetch)
    renderOffice(actions, locale)
    await start()
    await waitFor(() => expect(getToast()?.title).toBe(copy.exportFailed.title))
    expect(getToast()?.description).toContain(noFile)
    expect(getToast()?.description).toContain(reason)
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('is saved as readable JSON', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ records: { gifts: [] } }))
    renderOffice(actions, locale)
    await start()
    await waitFor(() => expect(getToast()?.title).toBe(copy.exported.title))
    const [file] = vi.mocked(saveFile).mock.calls[0] ?? []
    expect(file?.size).toBe(JSON.stringify({ records: { gifts: [] } }, null, 2).length)
  })
})

it('an erasure whose response is lost may have been made: what is shown is fetched again', async () => {
  const { erase, eraseFailed, failed, isSure } = dashboardPrivacyContent.en.person
  const found = { names: [], items: [{ kind: 'messages', erased: 2, kept: 0 }], notices: [] }
  let isErased = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (isErased) return Response.json({ message: messages.notFound }, { status: 404 })
    if (!path.endsWith('/erase')) return Response.json(found)
    isErased = true
    return lost()
  })
  renderOffice(<PersonData person={person} onErased={vi.fn()} />)
  await userEvent.click(await screen.findByLabelText(isSure))
  await userEvent.click(screen.getByRole('button', { name: erase(2) }))
  await waitFor(() => expect(getToast()?.title).toBe('The erasure may not be complete'))
  expect(getToast()?.description).toBe(eraseFailed.withoutReason)
  expect(await screen.findByText(failed)).toBeTruthy()
})
