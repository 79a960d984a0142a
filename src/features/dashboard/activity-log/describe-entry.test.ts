import { describe, expect, test } from 'vitest'
import { locales } from '@/content/locale'
import { type AuditChange, auditActions, auditSubjects } from '@/domain/audit'
import type { AuditDto } from '@/domain/responses/audit'
import { actorName, describeChanges, describeEntry } from './describe-entry'

const entry = (fields: Partial<AuditDto>): AuditDto => ({
  id: '1',
  actor: 'asha',
  actorRole: 'admin',
  action: 'changed',
  subject: 'site-settings',
  createdAt: '2026-03-05T06:30:00.000Z',
  ...fields,
})

describe('an entry is one plain sentence', () => {
  test.each<[string, Partial<AuditDto>]>([
    [
      "asha refunded ₹200 of Ravi Kumar's donation",
      {
        subject: 'transaction',
        action: 'refund-made',
        label: 'Ravi Kumar',
        changes: {
          status: { from: 'completed', to: 'completed' },
          amountPaise: { from: 1, to: 1 },
          openRefund: { from: 'a-key' },
          note: { to: '₹200' },
        },
      },
    ],
    [
      "Razorpay reported a refund of ₹200 of Ravi Kumar's donation",
      {
        actor: 'Razorpay',
        actorRole: undefined,
        subject: 'transaction',
        action: 'refunded',
        label: 'Ravi Kumar',
        changes: { refundedPaise: { from: 10_000, to: 30_000 } },
      },
    ],
    [
      "Razorpay reported that a refund of ₹200 of Ravi Kumar's donation failed",
      {
        actor: 'Razorpay',
        actorRole: undefined,
        subject: 'transaction',
        action: 'refunded',
        label: 'Ravi Kumar',
        changes: { refundedPaise: { from: 30_000, to: 10_000 } },
      },
    ],
    [
      'asha wrote to 1 volunteer: Camp on Sunday',
      {
        subject: 'volunteer',
        action: 'mailed',
        label: 'Camp on Sunday',
        changes: { recipients: { to: 1 } },
      },
    ],
    [
      'asha wrote to 12 volunteers: Camp on Sunday',
      {
        subject: 'volunteer',
        action: 'mailed',
        label: 'Camp on Sunday',
        changes: { recipients: { to: 12 } },
      },
    ],
    [
      'asha sent certificates to 1 donor',
      {
        subject: 'donation-certificate',
        action: 'mailed',
        label: '10BE 2026',
        changes: { recipients: { to: 1 } },
      },
    ],
    [
      'asha changed the bank account number',
      { subject: 'payment-settings', changes: { bankAccountNumber: { from: '1', to: '2' } } },
    ],
    [
      'asha changed the Key ID, the key secret and the UPI ID',
      {
        subject: 'payment-settings',
        changes: { keyId: { to: 'k' }, keySecret: { to: 'changed' }, upiId: { from: 'a@b' } },
      },
    ],
    ['asha changed 4 site settings', { changes: { a: {}, b: {}, c: {}, d: {} } }],
    [
      "Razorpay confirmed Ravi Kumar's payment of ₹500.50",
      {
        actor: 'Razorpay',
        actorRole: undefined,
        subject: 'transaction',
        action: 'settled',
        label: 'Ravi Kumar',
        changes: { amountPaise: { to: 50_050 } },
      },
    ],
    [
      'The site reported that a payment failed',
      { actor: 'system', actorRole: undefined, subject: 'transaction', action: 'failed' },
    ],
    // An account may have this name.
    ['system changed the phone', { actor: 'system', changes: { phone: { to: '1' } } }],
    [
      'asha exported the donations (1,440 rows)',
      {
        subject: 'export',
        action: 'exported',
        label: 'donations',
        changes: { rows: { to: 1440 } },
      },
    ],
    [
      "asha approved Meera Kumari's application",
      {
        subject: 'volunteer',
        label: 'Meera Kumari',
        changes: { status: { from: 'pending', to: 'approved' } },
      },
    ],
    [
      "asha changed the photo on Meera Kumari's application",
      { subject: 'volunteer', label: 'Meera Kumari', changes: { photo: { to: 'changed' } } },
    ],
    [
      'asha changed their own password',
      { subject: 'user', action: 'password-changed', label: 'asha' },
    ],
    [
      'asha changed the role of ravi to admin',
      { subject: 'user', label: 'ravi', changes: { role: { from: 'editor', to: 'admin' } } },
    ],
  ])('%s', (sentence, fields) => {
    expect(describeEntry(entry(fields), 'en')).toBe(sentence)
  })

  test.each<[string, Partial<AuditDto>]>([
    [
      'asha ने Ravi Kumar के दान का पैसा (₹200) लौटाया',
      {
        subject: 'transaction',
        action: 'refund-made',
        label: 'Ravi Kumar',
        changes: { note: { to: '₹200' } },
      },
    ],
    [
      'asha ने भुगतान की सेटिंग में बदलाव किया: UPI ID और बैंक खाता नंबर',
      {
        subject: 'payment-settings',
        changes: { upiId: { from: 'a@b' }, bankAccountNumber: { from: '1', to: '2' } },
      },
    ],
    [
      'asha ने Meera Kumari का आवेदन स्वीकृत किया',
      {
        subject: 'volunteer',
        label: 'Meera Kumari',
        changes: { status: { from: 'pending', to: 'approved' } },
      },
    ],
    [
      'asha ने Ravi Kumar के दान का वादा बंद किया',
      { subject: 'pledge', action: 'stopped', label: 'Ravi Kumar' },
    ],
  ])('in Hindi: %s', (sentence, fields) => {
    expect(describeEntry(entry(fields), 'hi')).toBe(sentence)
  })

  test('of any action on any subject', () => {
    for (const subject of auditSubjects) {
      for (const action of auditActions) {
        for (const label of [undefined, 'Ravi']) {
          for (const locale of locales) {
            const sentence = describeEntry(entry({ subject, action, label }), locale)
            expect(sentence).not.toMatch(/undefined|NaN|\(\)| {2}|\s$|[[\]{}|]/)
            if (locale === 'hi') expect(sentence).toMatch(/[\u0900-\u097F]/)
          }
        }
      }
    }
  })
})

test.each([
  ['₹200', []],
  ['₹200: Insufficient balance', [{ field: 'Note', text: 'Insufficient balance' }]],
])('the note of a refund does not repeat its amount: %s', (note, told) => {
  const changes = { note: { to: note } }
  const refused = entry({ subject: 'transaction', action: 'refund-refused', changes })
  expect(describeChanges(refused, 'en')).toEqual(told)
  expect(describeEntry(refused, 'en')).toContain('₹200 of a donation')
})

test('the payment method is named in the language of the office', () => {
  const changes = { paymentMethod: { from: 'Not recorded', to: 'Cash' } }
  const corrected = entry({ subject: 'donation', action: 'corrected', changes })
  expect(describeChanges(corrected, 'en')).toMatchObject([{ text: 'from Not recorded to Cash' }])
  const [{ text } = { text: '' }] = describeChanges(corrected, 'hi')
  expect(text).toContain('दर्ज नहीं')
  expect(text).toContain('नक़द')
})

test.each([
  ['en', 'Username: admin', 'Role: from editor to admin'],
  ['hi', 'यूज़रनेम: admin', 'भूमिका: संपादक से एडमिन'],
] as const)(
  'only a role or status is put into words, not what a person typed (%s)',
  (locale, ...told) => {
    const changes = { username: { to: 'admin' }, role: { from: 'editor', to: 'admin' } }
    const texts = describeChanges(entry({ subject: 'user', changes }), locale)
    expect(texts.map(({ field, text }) => `${field}: ${text}`)).toEqual(told)
  },
)

test.each([
  ['en', 'asha changed the day of the 80G approval, the NGO Darpan ID and the counters on Home'],
  [
    'hi',
    'asha ने साइट की सेटिंग में बदलाव किया: 80G स्वीकृति जारी होने का दिन, NGO दर्पण ID और मुख्य पृष्ठ के आँकड़े',
  ],
] as const)('settings have names, not those of the code (%s)', (locale, sentence) => {
  const changes = { approved80gOn: { to: '1' }, darpanId: { to: '2' }, homeCounters: { to: [] } }
  expect(describeEntry(entry({ changes }), locale)).toBe(sentence)
})

test('changes are described in words, amounts in rupees and times in Indian time', () => {
  expect(
    describeChanges(
      entry({
        changes: {
          refundedPaise: { from: 0, to: 20_050 },
          testMode: { from: true, to: false },
          keySecret: { to: 'changed' },
          phone: { from: '98765' },
          email: { to: 'a@example.org' },
          paidAt: { to: '2026-03-05T06:30:00.000Z' },
          links: { from: [{ url: 'a' }], to: [{ url: 'b' }] },
          status: { from: 'completed', to: 'completed' },
          chargedBackPaise: { to: 0 },
          openRefund: { from: 'a-key' },
        },
      }),
      'en',
    ),
  ).toEqual([
    { field: 'Refunded amount', text: 'from ₹0 to ₹200.50' },
    { field: 'Test mode', text: 'from yes to no' },
    { field: 'Key secret', text: 'changed' },
    { field: 'Phone', text: 'removed (was 98765)' },
    { field: 'E-mail', text: 'a@example.org' },
    { field: 'Paid at', text: expect.stringMatching(/^5 March 2026 at 12:00/) },
    { field: 'Links', text: 'changed' },
  ])
})

test.each([
  ['en', 'from 5 March 2026 to 6 March 2026'],
  ['hi', '5 मार्च 2026 से 6 मार्च 2026'],
] as const)('a day is written as everywhere else, in %s', (locale, text) => {
  const changes = { filedOn: { from: '2026-03-05', to: '2026-03-06' } }
  const corrected = entry({ subject: 'statement', action: 'corrected', changes })
  expect(describeChanges(corrected, locale)).toMatchObject([{ text }])
})

describe('a picture of the settings', () => {
  const [id, other] = ['0198f6a2-3b1c-7d4e-8f5a-6b7c8d9e0f1a', '0123456789abcdef01234567']
  const logo = { id, name: 'New logo' }

  test.each<[string, AuditChange]>([
    ['New logo', { to: logo }],
    ['from Old logo to New logo', { from: { id: other, name: 'Old logo' }, to: logo }],
    ['changed', { from: { ...logo, id: other }, to: logo }],
    ['removed (was New logo)', { from: logo }],
    // Entries of versions that stored only the id.
    ['a picture', { to: id }],
    ['changed', { from: id, to: other }],
    ['from a picture to New logo', { from: other, to: logo }],
    ['removed (was a picture)', { from: id }],
  ])('is told by its name: %s', (text, change) => {
    expect(describeChanges(entry({ changes: { logo: change } }), 'en')).toEqual([
      { field: 'Logo', text },
    ])
  })
})

test('a text of a mail goes by the names that it has in the panel', () => {
  const changes = {
    'thankYou subject en': { from: 'Thanks', to: 'Thank you' },
    'pledgeReminder gone hi': { from: null, to: 'x' },
    'gone body hi': { from: null, to: 'x' },
  }
  const fields = (locale: 'en' | 'hi') =>
    describeChanges(entry({ subject: 'mail-texts', changes }), locale).map(({ field }) => field)
  expect(fields('en')).toEqual([
    'Thank-you for a gift: Subject (English)',
    'Monthly reminder: gone (Hindi)',
    'Gone body hi',
  ])
  expect(fields('hi')[0]).toBe('दान का धन्यवाद: विषय (अंग्रेज़ी)')
})

test.each(['__proto__', 'constructor', 'meena'])(
  'an actor without a role may be called %s',
  (actor) => {
    expect(actorName({ actor }, 'hi')).toBe(actor)
  },
)
