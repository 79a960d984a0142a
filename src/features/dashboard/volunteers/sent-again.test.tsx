// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { fakeFetch } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { HoursDialog } from './hours-dialog'
import { MailingDialog } from './mailing-dialog'

// Rendering whole forms is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const volunteers = ['1', '2'].map((id) => ({ id, firstName: 'Asha' }) as VolunteerDto)
type Case = Record<'what' | 'key' | 'send' | 'corrected', string> & {
  fields: Record<string, string>
  dialog: ReactNode
}
const dialogs: Case[] = [
  {
    what: 'hours',
    key: 'entry',
    send: 'Record',
    fields: { Hours: '2', 'What was done': 'Camp' },
    corrected: 'Hours',
    dialog: <HoursDialog volunteers={volunteers} onClose={() => undefined} />,
  },
  {
    what: 'an e-mail',
    key: 'mailing',
    send: 'Send',
    fields: { Subject: 'Camp', Message: 'Please come' },
    corrected: 'Message',
    dialog: <MailingDialog volunteers={volunteers} onClose={() => undefined} />,
  },
]

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label} \\*`))

async function fillIn(dialog: ReactNode, fields: Record<string, string>) {
  renderOffice(dialog)
  for (const [label, text] of Object.entries(fields)) await userEvent.type(field(label), text)
}

beforeEach(() => {
  // As on plain HTTP and in old browsers.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(dialogs)(
  '$what after a lost response',
  ({ dialog, fields, corrected, key, send }) => {
    const keysOf = (calls: { body: unknown }[]) =>
      calls.map(({ body }) => (body as Record<string, string>)[key])
    const press = () => userEvent.click(screen.getByRole('button', { name: send }))

    test('counts once where it is sent again as it was', async () => {
      const calls = fakeFetch(new Error('offline'))
      await fillIn(dialog, fields)
      await press()
      await press()
      const [first, second] = keysOf(calls)
      expect(first).toBeTruthy()
      expect(second).toBe(first)
    })

    test('counts as another one where it was corrected', async () => {
      const calls = fakeFetch(new Error('offline'))
      await fillIn(dialog, fields)
      await press()
      await userEvent.type(field(corrected), '3')
      await press()
      const [first, second] = keysOf(calls)
      expect(second).toBeTruthy()
      expect(second).not.toBe(first)
    })
  },
)
