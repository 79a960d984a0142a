import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import type { Locale } from '@/content/locale'

/**
 * Makes fetch answer the calls of a screen in a unit test, and keep the rows that its Excel export sends. The
 * export is then refused, since a unit test cannot save its file.
 * @param respond returns the response to every other call.
 * @returns a function that clicks the button, and returns the headings and the rows.
 */
export function fakeExport(respond: (path: string) => Response) {
  const sent: { rows: unknown[][] }[] = []
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (!body) return respond(path)
    sent.push(JSON.parse(String(body)))
    return Response.json({ message: 'Enough' }, { status: 400 })
  })
  return async (locale: Locale) => {
    const { xlsx } = dashboardContent[locale].list.export.labels
    await userEvent.click(await screen.findByRole('button', { name: xlsx }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const [headings = [], ...rows] = sent[0]?.rows ?? []
    return { headings, rows }
  }
}
