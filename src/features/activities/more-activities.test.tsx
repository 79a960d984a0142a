// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { activitiesContent } from '@/content/activities'
import { fakeFetch } from '../../../tests/support/fake-fetch'
import { toCardCopy } from './activity-feed'
import { MoreActivities } from './more-activities'

afterEach(() => vi.unstubAllGlobals())

const post = (id: string, more: object = {}) => ({
  id,
  type: 'text',
  title: `Title of ${id}`,
  content: 'x',
  isPublished: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

it('shows paragraphs that are the same', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeFetch(
    Response.json([post('a', { content: 'Om\n\nOm' })], { headers: { 'X-Total-Count': '2' } }),
  )
  render(
    <MoreActivities
      locale="en"
      copy={toCardCopy(activitiesContent.en)}
      feedUrl="https://example.org/activities"
      pageSize={1}
      firstIds={['new']}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: activitiesContent.en.loadMore }))
  expect(await screen.findAllByText('Om')).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

it('shows more activities, none of them twice, with their pictures as the page shows its own', async () => {
  const picture = {
    imageUrl: '/media/b.jpg',
    imageSrcSet: '/media/b-400.webp 400w',
    imageAlt: 'A pump',
    languages: { imageAlt: 'en' },
  }
  const calls = fakeFetch(
    Response.json([post('a'), post('b', picture)], { headers: { 'X-Total-Count': '3' } }),
  )
  const { container } = render(
    <MoreActivities
      locale="hi"
      copy={toCardCopy(activitiesContent.hi)}
      feedUrl="https://example.org/hi/activities"
      pageSize={2}
      firstIds={['new', 'a']}
    />,
  )
  const button = screen.getByRole('button', { name: activitiesContent.hi.loadMore })
  expect(button.className).toContain('noscript:hidden')
  await userEvent.click(button)
  expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual([
    'Title of b',
  ])
  expect(calls[0]?.path).toContain('page=2&limit=2&locale=hi')
  const image = container.querySelector('img')
  expect(image?.getAttribute('srcset')).toBe('/media/b-400.webp 400w')
  expect(image?.alt).toBe('A pump')
  expect(image?.lang).toBe('en')
})
