import { expect, it } from 'vitest'
import { DAY_MS } from '@/domain/durations'
import { MAX_MAIL_TRIES, mailPauseMs } from '@/domain/mail'
import { dashboardStatusContent } from './dashboard-status'

it('says for how long the site tries to send an e-mail', () => {
  const pauses = Array.from({ length: MAX_MAIL_TRIES - 1 }, (_, tries) => mailPauseMs(tries + 1))
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / DAY_MS
  expect(Math.round(days)).toBe(3)
  expect(dashboardStatusContent.en.mail.lateDetail).toContain('for three days')
  expect(dashboardStatusContent.hi.mail.lateDetail).toContain('तीन दिन तक')
})
