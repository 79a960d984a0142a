/** The tabs of the site settings in the panel, in their order. */
export const settingsTabs = [
  'foundation',
  'contact',
  'giving',
  'registration',
  'receipts',
  'figures',
  'accounts',
] as const
type SettingsTab = (typeof settingsTabs)[number]

/**
 * Returns the path that opens a tab of the site settings in the panel (src/cms/panel/open-tab.tsx).
 * @param locale the language of the texts; if absent, the one chosen in the panel last.
 */
export function settingsTabPath(tab: SettingsTab, locale?: 'en' | 'hi'): string {
  const query = locale ? `?locale=${locale}` : ''
  return `/cms/globals/site-settings${query}#tab-${settingsTabs.indexOf(tab) + 1}`
}
