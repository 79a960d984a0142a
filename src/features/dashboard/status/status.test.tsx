// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { dashboardStatusContent } from '@/content/dashboard-status'
import type { Locale } from '@/content/locale'
import { HOUR_MS } from '@/domain/durations'
import type { StatusDto } from '@/domain/responses/status'
import { renderOffice } from '../../../../tests/support/render-office'
import { Status } from './status'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/admin',
}))

const GB = 1024 ** 3
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

const good = (): StatusDto => ({
  server: { version: '0.1.0', node: '20.19.0', startedAt: ago(HOUR_MS) },
  database: { kind: 'sqlite', answeredInMs: 2 },
  disk: { freeBytes: 20 * GB, totalBytes: 40 * GB },
  mail: { hasServer: true, waiting: 1, late: 0, givenUp: 0 },
  webhook: { hasGateway: true, lastAt: ago(HOUR_MS) },
  backup: { isDaily: true, lastAt: ago(HOUR_MS) },
  jobs: [
    { name: 'mails', isRunning: false, hasFailed: false, endedAt: ago(0), nextAt: ago(-60_000) },
  ],
})

function show(responses: (StatusDto | number)[], locale: Locale = 'en') {
  const fetch = vi.fn(async () => {
    const next = responses.length > 1 ? responses.shift() : responses[0]
    return typeof next === 'number'
      ? Response.json({ message: 'Something went wrong. Please try again.' }, { status: next })
      : Response.json(next)
  })
  vi.stubGlobal('fetch', fetch)
  renderOffice(<Status />, locale)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

it('shows what runs well, and asks again on request', async () => {
  const fetch = show([good()])
  expect(await screen.findByText('Version 0.1.0')).toBeTruthy()
  for (const text of [
    '20 GB of 40 GB free',
    '1 waiting',
    'Newest about 1 hour ago',
    'Send e-mails',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.queryByText('Too old')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('says what is wrong: a full disk, lost mails, no connection to the gateway, an old backup, a failed job', async () => {
  show([
    {
      ...good(),
      disk: { freeBytes: 2 * GB, totalBytes: 40 * GB },
      mail: { hasServer: true, waiting: 0, late: 0, givenUp: 2 },
      webhook: { hasGateway: true, lastAt: ago(HOUR_MS), outageSince: ago(2 * HOUR_MS) },
      backup: { isDaily: true, lastAt: ago(49 * HOUR_MS) },
      jobs: [
        { name: 'payments', isRunning: false, hasFailed: true, endedAt: ago(0), nextAt: ago(0) },
      ],
    },
  ])
  for (const text of ['Nearly full', '2 not sent', 'No connection', 'Too old', 'Failed']) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
})

it('says that e-mails do not go out long before they are given up', async () => {
  show([{ ...good(), mail: { hasServer: true, waiting: 3, late: 2, givenUp: 0 } }])
  expect(await screen.findByText('2 late')).toBeTruthy()
  expect(screen.getByText('3 waiting')).toBeTruthy()
})

it('says in Hindi what is missing on a new site', async () => {
  show(
    [
      {
        ...good(),
        disk: undefined,
        mail: { hasServer: false, waiting: 0, late: 0, givenUp: 0 },
        webhook: { hasGateway: false },
        backup: { isDaily: false },
        jobs: [],
      },
    ],
    'hi',
  )
  const { disk, mail, webhook, backup, jobs } = dashboardStatusContent.hi
  for (const text of [disk.unknown, mail.noServer, webhook.noGateway, backup.none, jobs.none]) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
})

it('says that the status could not be loaded, and tries again', async () => {
  show([500, good()])
  const alert = await screen.findByRole('alert')
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Version 0.1.0')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
