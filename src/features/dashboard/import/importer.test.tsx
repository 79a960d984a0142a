// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import { dashboardImportContent } from '@/content/dashboard-import'
import { Importer } from './importer'

const place = vi.hoisted(() => ({ query: '', push: (_: string) => {} }))
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(place.query),
  useRouter: () => ({ push: (path: string) => place.push(path) }),
}))

const { subjects, list: copy } = dashboardImportContent.en
const { next } = dashboardContent.en.list.pager

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URLSearchParams(path.split('?')[1])
    const isFirst = query.get('page') === '1'
    const imports = [...Array(isFirst ? 10 : 1).keys()].map((id) => ({
      id: `${query.get('subject')} ${query.get('page')} ${id}`,
      filename: `${query.get('subject')}-${query.get('page')}-${id}.csv`,
      state: 'undone',
      rows: 1,
      imported: 0,
      startedBy: 'asha',
      createdAt: '2026-03-05T06:30:00.000Z',
    }))
    return Response.json(imports, { headers: { 'X-Total-Count': '11' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the imports of volunteers begin at their first page', async () => {
  const { rerender } = render(<Importer />)
  await screen.findByText('gifts-1-0.csv')
  await userEvent.click(screen.getByRole('button', { name: next }))
  await screen.findByText('gifts-2-0.csv')
  place.push = (path) => {
    place.query = path.split('?')[1] ?? ''
    rerender(<Importer />)
  }
  await userEvent.click(screen.getByRole('button', { name: subjects.volunteers }))
  expect(await screen.findByText('volunteers-1-0.csv')).toBeDefined()
  expect(screen.getByRole('heading', { name: copy.title })).toBeDefined()
})
