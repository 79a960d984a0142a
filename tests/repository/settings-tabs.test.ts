import { expect, test } from 'vitest'
import { SiteSettings } from '@/cms/globals/site-settings'
import { settingsTabPath, settingsTabs } from '@/domain/settings-tabs'

test('links to a tab of the settings follow the order of the tabs', () => {
  const labels = SiteSettings.fields.flatMap((field) =>
    field.type === 'tabs' ? field.tabs.map(({ label }) => String(label).toLowerCase()) : [],
  )
  expect(labels).toEqual([...settingsTabs])
  expect(settingsTabPath('figures')).toBe('/cms/globals/site-settings#tab-6')
  expect(settingsTabPath('foundation', 'hi')).toBe('/cms/globals/site-settings?locale=hi#tab-1')
})
