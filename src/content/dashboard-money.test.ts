import { describe, expect, test } from 'vitest'
import { dashboardAttentionContent } from './dashboard-attention'
import { dashboardGiftsContent } from './dashboard-gifts'
import { dashboardPaymentsContent } from './dashboard-payments'
import { dashboardSettlementsContent } from './dashboard-settlements'
import { dashboardStatementContent } from './dashboard-statement'

const attention = dashboardAttentionContent.hi
const gifts = dashboardGiftsContent.hi
const payments = dashboardPaymentsContent.hi
const statement = dashboardStatementContent.hi

describe('the money texts in Hindi', () => {
  test('say one and many', () => {
    expect(attention.spam.title(1)).toBe('1 सूचना स्पैम लगती है।')
    expect(attention.spam.title(2)).toBe('2 सूचनाएँ स्पैम लगती हैं।')
    expect(gifts.donations.sum.found(1)).toBe('1 दान मिला, कुल')
    expect(gifts.donations.sum.found(123456)).toBe('1,23,456 दान मिले, कुल')
    expect(gifts.receipts.issued(1, 0)).toBe('1 रसीद बनी।')
    expect(gifts.receipts.issued(200, 3)).toBe('200 रसीदें बनीं, 3 दान बाक़ी हैं: फिर दबाइए।')
    expect(dashboardSettlementsContent.hi.gifts(1)).toBe('1 दान')
    expect(statement.files.rows(1)).toBe('1 पंक्ति')
    expect(statement.files.rows(1234)).toBe('1,234 पंक्तियाँ')
    expect(statement.files.changed(1)).toBe('इसके बाद 1 पंक्ति बदली है।')
    expect(statement.check.claims.label(2)).toBe('2 भुगतान-सूचनाओं की पुष्टि बाक़ी')
  })

  test('say how far away a day is', () => {
    const days = [0, 1, -1, 5, -5].map(attention.daysAway)
    expect(days).toEqual(['आज', 'कल', 'कल', '5 दिन बाद', '5 दिन पहले'])
  })

  test('tell what came of asking the gateway', () => {
    const nothing = { events: 0, asked: 0, changed: 0, unanswered: 0, found: 0, differences: 0 }
    const outcome = { ...nothing, hasGateway: true }
    expect(attention.reconciled(outcome)).toBe('सब हिसाब ताज़ा है।')
    expect(attention.reconciled({ ...outcome, asked: 3, changed: 1, events: 1 })).toBe(
      '3 भुगतान जाँचे, 1 बदले; गेटवे के 1 संदेश पर काम हुआ।',
    )
    expect(attention.reconciled({ ...outcome, unanswered: 1 })).toMatch('गेटवे से जवाब नहीं मिला')
    expect(attention.reconciled({ ...nothing, hasGateway: false })).toMatch('गेटवे नहीं है')
  })

  test('end a failure once before its reason', () => {
    const reason = 'फिर कोशिश कीजिए'
    expect(payments.because('दान गिना नहीं गया', reason)).toBe(`दान गिना नहीं गया। ${reason}`)
    expect(payments.because('दान गिना नहीं गया।', reason)).toBe(`दान गिना नहीं गया। ${reason}`)
  })
})
