import type { Page } from '@playwright/test'
import { DAY_MS } from '@/domain/durations'
import { saveItem } from './dashboard'

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** Creates a program that can be given for. @returns its id. */
export function makeProgram(page: Page, title: { en: string; hi: string }): Promise<string> {
  return saveItem(page, 'programs', {
    title,
    part: 'neem',
    canBeGivenFor: true,
    _status: 'published',
  })
}

/** Returns a campaign that began yesterday and asks for four winter kits. */
export function campaignOf(title: { en: string; hi: string }, program: string) {
  return {
    title,
    program,
    goalRupees: 2000,
    startsOn: dayFromNow(-1),
    endsOn: dayFromNow(9),
    need: { count: 4, things: { en: 'winter kits', hi: 'सर्दी के किट' }, costRupees: 500 },
    description: { en: 'Blankets and socks before the cold.', hi: 'ठंड से पहले कंबल और मोज़े।' },
  }
}

/** Creates such a campaign, published, with its own program; its Hindi title is 'किट कोड से'. */
export async function makeRunningCampaign(page: Page, en: string) {
  const program = await makeProgram(page, { en: `Work of ${en}`, hi: 'हमारा काम' })
  const title = { en, hi: 'किट कोड से' }
  const data = { ...campaignOf(title, program), _status: 'published' }
  return { program, campaign: await saveItem(page, 'campaigns', data) }
}
