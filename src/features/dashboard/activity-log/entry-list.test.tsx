// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activityLogContent } from '@/content/activity-log'
import { locales } from '@/content/locale'
import type { AuditDto } from '@/domain/responses/audit'
import { renderOffice } from '../../../../tests/support/render-office'
import { EntryList } from './entry-list'

const entry: AuditDto = {
  id: '1',
  createdAt: '2026-11-20T06:30:00.000Z',
  actor: 'asha',
  actorRole: 'admin',
  action: 'deleted',
  subject: 'volunteer',
  label: 'Ravi Kumar',
}

test.each(locales)(
  'network and request stand where only who needs them opens them (%s)',
  (locale) => {
    renderOffice(
      <EntryList entries={[{ ...entry, network: '203.0.113.0/24', requestId: 'b7c1-42' }]} />,
      locale,
    )
    const { technical } = activityLogContent[locale]
    const details = screen.getByText(technical).closest('details')
    expect(details?.open).toBe(false)
    expect(within(details as HTMLElement).getByText(/203\.0\.113\.0\/24/).textContent).toContain(
      'b7c1-42',
    )
    const role = activityLogContent[locale].values.role?.admin
    expect(screen.getByText(/^asha \(/).textContent).toBe(`asha (${role})`)
  },
)

test('an entry of the site itself has none', () => {
  renderOffice(<EntryList entries={[entry]} />)
  expect(screen.queryByText(activityLogContent.en.technical)).toBeNull()
})
