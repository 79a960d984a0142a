import { describe, expect, test } from 'vitest'
import { messages } from '@/domain/messages'
import { accountContent } from './account'
import { activityLogContent } from './activity-log'
import { adminLoginContent } from './admin-login'
import { dashboardContent } from './dashboard'
import { dashboardAttentionContent } from './dashboard-attention'
import { dashboardCertificatesContent } from './dashboard-certificates'
import { dashboardMonthlyContent } from './dashboard-monthly'
import { dashboardPaymentSettingsContent } from './dashboard-payment-settings'
import { dashboardPaymentsContent } from './dashboard-payments'
import { dashboardPrivacyContent } from './dashboard-privacy'
import { firstRunContent } from './first-run'
import { locales } from './locale'
import { officeContent } from './office'
import { translateMessage } from './validation'

describe.each(locales)('a text calls what it points to by its name there: %s', (locale) => {
  const account = accountContent[locale]
  const firstRun = firstRunContent[locale]

  test('the page with the second factor', () => {
    const text = translateMessage(messages.secondFactorSetUpFirst, locale)
    expect(text).toContain(account.title)
    expect(firstRun.dismissed).toContain(account.title)
  })

  test('the list of what needs attention', () => {
    expect(dashboardCertificatesContent[locale].stateHints.failed).toContain(
      `“${dashboardAttentionContent[locale].title}”`,
    )
  })

  test('the button that checks the keys', () => {
    expect(firstRun.open.keys).toContain(dashboardPaymentSettingsContent[locale].check.label)
  })
})

test.each(locales)('pledges have one name: %s', (locale) => {
  const name = dashboardMonthlyContent[locale].pledges.title
  expect(dashboardPaymentsContent[locale].sections.pledges).toBe(name)
  expect(dashboardPrivacyContent[locale].person.kinds.pledges).toBe(name)
  expect(activityLogContent[locale].subjects.pledge).toBe(name)
})

describe('the panel and its lists in Hindi', () => {
  const { open, sample } = firstRunContent.hi
  const { portfolio, 'about-slider': slides } = dashboardContent.hi.tabs.names

  test('are called by their names in the first steps', () => {
    expect(open.picture).toContain(`“${portfolio}”`)
    expect(open.picture).toContain(`“${slides}”`)
    expect(sample.pages).toContain(officeContent.hi.panel.long)
  })

  test('are counted by their names', () => {
    expect(sample.kinds.portfolio(4)).toBe(`4 ${portfolio}`)
    expect(sample.kinds.portfolio(1)).toBe('1 झलकी')
    expect(sample.kinds.slides(4)).toBe(`4 ${slides}`)
    expect(sample.kinds.slides(1)).toBe('1 बड़ी तस्वीर')
  })
})

test('the second factor has one name in Hindi', () => {
  const name = accountContent.hi.secondFactor.title
  expect(translateMessage(messages.secondFactorSetUpFirst, 'hi')).toContain(name)
  expect(translateMessage(messages.secondFactorIsOn, 'hi')).toContain(name)
  expect(adminLoginContent.hi.codeLead).toContain(name)
})
