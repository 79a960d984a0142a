// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardImportContent } from '@/content/dashboard-import'
import type { ImportState } from '@/domain/import/import'
import { fakeExport } from '../../../../tests/support/fake-export'
import { renderOffice } from '../../../../tests/support/render-office'
import { ImportSection } from './import-section'
import { IMPORT_ROWS_PATH } from './use-imports'

// It is polled every 1.5 s.
vi.setConfig({ testTimeout: 30_000 })

/** Mocks a server with an import of one row, which is finished when polled for the second time. */
function startServer() {
  let state: ImportState = 'checked'
  let asked = 0
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') {
      state = 'importing'
      return Response.json({})
    }
    if (path.startsWith(IMPORT_ROWS_PATH)) {
      return Response.json([
        { row: 2, outcome: 'new', name: 'Asha Devi', isImported: state === 'done' },
      ])
    }
    if (state === 'importing') asked += 1
    if (asked === 2) state = 'done'
    const now = state
    return Response.json({
      id: '1',
      subject: 'volunteers',
      filename: 'old.csv',
      state: now,
      updatedAt: now,
      rows: 1,
      counts: { new: 1, same: 0, doubtful: 0, refused: 0 },
      columns: {},
      imported: now === 'done' ? 1 : 0,
    })
  })
}

afterEach(() => vi.unstubAllGlobals())

test('after an import the report says of its rows that they are imported', async () => {
  startServer()
  vi.stubGlobal('confirm', () => true)
  renderOffice(<ImportSection id="1" onLeave={() => undefined} />)
  expect(await screen.findByText('New')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }))
  expect(await screen.findByText('Imported')).toBeDefined()
  expect(screen.queryByText('New')).toBeNull()
})

test('what an import did is a change of a status that was there before', async () => {
  startServer()
  vi.stubGlobal('confirm', () => true)
  renderOffice(<ImportSection id="1" onLeave={() => undefined} />)
  const button = await screen.findByRole('button', { name: 'Import 1 row' })
  const before = screen.getAllByRole('status')
  await userEvent.click(button)
  const { done, working } = dashboardImportContent.en
  expect(before).toContain(await screen.findByText(working.importing))
  expect(before).toContain(await screen.findByText(done.imported(1, null)))
})

test('what is ticked while all doubtful rows are ticked stays ticked', async () => {
  let respond = () => {}
  const rows = ['same', 'doubtful'].map((outcome, index) => ({
    row: index + 2,
    outcome,
    name: outcome,
  }))
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('outcome=doubtful')) {
      await new Promise<void>((resolve) => {
        respond = resolve
      })
      return Response.json(rows.slice(1))
    }
    if (path.startsWith(IMPORT_ROWS_PATH)) return Response.json(rows)
    return Response.json({
      id: '1',
      subject: 'volunteers',
      filename: 'old.csv',
      state: 'checked',
      updatedAt: 'checked',
      rows: 2,
      counts: { new: 0, same: 1, doubtful: 1, refused: 0 },
      columns: {},
      imported: 0,
    })
  })
  const { report, confirm } = dashboardImportContent.en
  renderOffice(<ImportSection id="1" onLeave={() => undefined} />)
  const same = await screen.findByRole('checkbox', { name: report.tick(2) })
  await userEvent.click(screen.getByRole('button', { name: report.tickAll }))
  await userEvent.click(same)
  respond()
  expect(await screen.findByRole('button', { name: confirm.button(2) })).toBeDefined()
})

test('the downloaded report gives its reasons in Hindi, as the screen does', async () => {
  const exported = fakeExport((path) => {
    if (path.startsWith(IMPORT_ROWS_PATH)) {
      return Response.json([
        { row: 2, outcome: 'refused', name: 'Asha', isImported: false, reason: 'The amount is 0' },
      ])
    }
    return Response.json({
      id: '1',
      subject: 'gifts',
      filename: 'old.csv',
      state: 'checked',
      updatedAt: 'checked',
      rows: 1,
      counts: { new: 0, same: 0, doubtful: 0, refused: 1 },
      columns: {},
      imported: 0,
    })
  })
  renderOffice(<ImportSection id="1" onLeave={() => undefined} />, 'hi')
  expect(await screen.findByText('रकम 0 है')).toBeDefined()
  const { rows } = await exported('hi')
  expect(rows[0]).toContain('रकम 0 है')
})
