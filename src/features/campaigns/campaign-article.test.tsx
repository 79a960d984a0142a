import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { campaignsContent } from '@/content/campaigns'
import type { CampaignState } from '@/domain/campaign'
import { CampaignArticle } from './campaign-article'
import type { ShownCampaign } from './campaign-progress'

function campaign(id: string, state: CampaignState, program: string | null): ShownCampaign {
  return {
    id,
    title: `Title of ${id}`,
    description: '',
    details: [],
    thanks: '',
    updates: [],
    picture: null,
    need: { count: null, things: '', costRupees: null },
    program: program ? { title: program } : null,
    state,
    startsOn: '2026-01-01T00:00:00.000Z',
    endsOn: '2026-02-01T00:00:00.000Z',
    goalRupees: 1_000,
    receivedPaise: 0,
    gifts: 0,
    percent: 0,
  }
}

function textOf(shown: ShownCampaign, next?: ShownCampaign): string {
  const html = renderToStaticMarkup(<CampaignArticle locale="en" campaign={shown} next={next} />)
  return html.replace(/<[^>]+>/g, ' ')
}

const winter = campaign('winter', 'running', 'Evening school')

test('a campaign that runs names its own program', () => {
  const text = textOf(winter, campaign('summer', 'running', 'Health'))
  expect(text).toContain('Give for this campaign')
  expect(text).toContain('our program “Evening school”')
})

test.each(['upcoming', 'reached', 'over'] as const)(
  'one that is %s names the campaign that its button gives for, and the program of that',
  (state) => {
    const text = textOf(campaign('camp', state, 'Child Education'), winter)
    expect(text).not.toContain('Give for this campaign')
    expect(text).toContain('Give for “Title of winter”')
    expect(text).toContain('our program “Evening school”')
    expect(text).not.toContain('Child Education')
  },
)

test('only one that has begun says how its money was counted', () => {
  const { counted } = campaignsContent.en
  expect(textOf(winter)).toContain(counted)
  expect(textOf(campaign('camp', 'over', null))).toContain(counted)
  expect(textOf(campaign('camp', 'upcoming', null))).not.toContain(counted)
})

test('where nothing runs, no program is promised', () => {
  const text = textOf(campaign('camp', 'over', 'Child Education'))
  expect(text).toContain('Give where it is needed most')
  expect(text).not.toContain('our program')
})

test('the button is repeated below a campaign that has details, and only there', () => {
  const countOf = (shown: ShownCampaign) => textOf(shown).split('Give for this campaign').length - 1
  expect(countOf({ ...winter, details: ['Blankets before the cold.'] })).toBe(2)
  expect(countOf(winter)).toBe(1)
})
