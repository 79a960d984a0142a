import { describe, expect, it, test } from 'vitest'
import { columnsProblem, guessColumns, repeatedHeading } from './columns'
import { findPurposeKey } from './gift-purpose'
import { type ImportedGift, readGiftRow } from './gift-row'
import { judgeGifts, type KnownGift } from './judge-gifts'
import { judgeVolunteers } from './judge-volunteers'
import { readAmount, readDay, readEmail, readMethod, readPan, readPhone, tidyCell } from './values'
import { readVolunteerRow } from './volunteer-row'

const TODAY = '2026-11-23'

test.each([
  ['03/04/2025', '2025-04-03'],
  ['3-4-2025', '2025-04-03'],
  ['०३.०४.२०२५', '2025-04-03'],
  ['29/02/2024', '2024-02-29'],
  ['2025-04-03', '2025-04-03'],
  ['2025-04-03T00:00:00.000Z', '2025-04-03'],
  // Half past one in India.
  ['2025-03-31T20:00:00.000Z', '2025-04-01'],
  ['2025-03-31 23:30+05:30', '2025-03-31'],
  ['2025-03-31 23:30', '2025-03-31'],
  ['05-Apr-2025', '2025-04-05'],
  ['5 April 2025', '2025-04-05'],
  ['03-Apr-18', '2018-04-03'],
  ['3 अप्रैल २६', '2026-04-03'],
  ['3-Apr-98', '1998-04-03'],
  ['3 Sept 2025', '2025-09-03'],
  ['५ अप्रैल २०२५', '2025-04-05'],
  ['14 फ़रवरी 2025', '2025-02-14'],
  ['14-फरवरी-2025', '2025-02-14'],
  ['1 सितम्बर, 2025', '2025-09-01'],
  ['1 अक्तूबर 2025', '2025-10-01'],
  // As Excel stores 1 April 2025: never 31 March, whatever the server's time zone.
  ['45748', '2025-04-01'],
  ['23/11/2026', '2026-11-23'],
])('the day %s is %s', (cell, day) => {
  expect(readDay(cell, TODAY)).toEqual({ value: day })
})

test.each([
  ['03/13/2025', /is not a date: write day\/month\/year/],
  ['31/04/2025', /is not a date/],
  ['29/02/2025', /is not a date/],
  ['03/04/25', /is not a date/],
  ['03-Apr-225', /is not a date/],
  ['24-Nov-26', /is in the future/],
  ['3-Apr-27', /is in the future/],
  // A Tamil month, in December.
  ['5 Margazhi 2025', /is not a date/],
  ['5 चैत्र 2025', /is not a date/],
  ['03/04-2025', /is not a date/],
  ['yesterday', /is not a date/],
  ['24/11/2026', /is in the future/],
  ['03/04/0225', /is before 1950/],
])('the day %s is refused', (cell, problem) => {
  expect(readDay(cell, TODAY)).toEqual({ problem: expect.stringMatching(problem) })
})

test.each([
  ['₹1,25,000.50', 12_500_050],
  ['1,25,000', 12_500_000],
  ['125,000', 12_500_000],
  ['Rs. 500/-', 50_000],
  ['INR 1,100', 110_000],
  ['रु. ५००', 50_000],
  ['रू 5,100/-', 510_000],
  ['रुपये 500', 50_000],
  ['Rs. 1,001/- only', 100_100],
  ['₹501 मात्र', 50_100],
  ['500.5', 50_050],
  ['0.29', 29],
  ['1100.00', 110_000],
])('the amount %s is %d paise', (cell, paise) => {
  expect(readAmount(cell)).toEqual({ value: paise })
})

test.each([
  ['1,25,00', /is not an amount/],
  ['1.25 lakh', /is not an amount/],
  ['5e3', /is not an amount/],
  ['12.345', /is not an amount/],
  ['-500', /refund or correction/],
  ['(500)', /refund or correction/],
  ['0', /is 0/],
  ['99,99,99,999', /more than ten crore/],
])('the amount %s is refused', (cell, problem) => {
  expect(readAmount(cell)).toEqual({ problem: expect.stringMatching(problem) })
})

test.each([
  ['09876543210', '+919876543210'],
  ['9876543210', '+919876543210'],
  ['9876543210.0', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['९८७६५४३२१०', '+919876543210'],
  ['0172-2700000', '0172-2700000'],
  ['+1 (202) 555-0123', '+1 (202) 555-0123'],
])('the phone number %s is %s', (cell, phone) => {
  expect(readPhone(cell)).toEqual({ value: phone })
})

test.each([
  ['9.87E+09', /Excel has shortened/],
  ['98765', /is not a phone number/],
  ['9876543210 / 9812345678', /is not a phone number/],
])('the phone number %s is refused', (cell, problem) => {
  expect(readPhone(cell)).toEqual({ problem: expect.stringMatching(problem) })
})

test.each([
  ['Cash', 'Cash'],
  ['नकद', 'Cash'],
  ['नक़द', 'Cash'],
  // क़ as one character.
  ['न\u0958द', 'Cash'],
  ['कैश', 'Cash'],
  ['Chq', 'Cheque'],
  ['चैक', 'Cheque'],
  ['चेक नंबर 12', 'Cheque'],
  ['ट्रांसफ़र', 'Bank transfer'],
  ['NEFT', 'Bank transfer'],
  ['PhonePe', 'UPI'],
  ['Razorpay', 'Online'],
  ['Cashfree', 'Online'],
])('the method %s is %s', (cell, method) => {
  expect(readMethod(cell)).toEqual({ value: method })
})

test.each([
  ['neem plantation', { key: 'program:1' }],
  ['नीम रोपण', { key: 'program:1' }],
  ['Where it is needed most', { key: null }],
  ['जहाँ सबसे ज़्यादा ज़रूरत हो', { key: null }],
  [
    'Neem',
    {
      doubt:
        '“Neem” is not one of the purposes: add it first, or tick the row to import it without a purpose',
    },
  ],
  [
    'Winter',
    {
      doubt:
        '“Winter” is the name of several purposes: tick the row to import it without a purpose',
    },
  ],
])('the purpose %s is %j', (cell, found) => {
  const purposes = [
    { key: 'program:1', names: ['Neem Plantation', 'नीम रोपण'] },
    { key: 'program:2', names: ['Winter'] },
    { key: 'campaign:3', names: ['winter', 'जाड़ा'] },
  ]
  expect(findPurposeKey(tidyCell(cell), purposes)).toEqual(found)
})

it('refuses an unknown method and an invalid address and PAN, and keeps the PAN out of the report', () => {
  expect(readMethod('Cashless')).toEqual({ problem: expect.stringMatching('no way of giving') })
  expect(readMethod('कैशलेस')).toEqual({ problem: expect.stringMatching('no way of giving') })
  expect(readMethod('rice bags')).toEqual({ problem: expect.stringMatching('no way of giving') })
  expect(readEmail('asha@')).toEqual({ problem: expect.stringMatching('not an e-mail address') })
  expect(readPan('ABCDE1234F')).toEqual({ problem: expect.not.stringMatching('ABCDE') })
})

it('reads Hindi in one form, without invisible characters and our own guard against formulas', () => {
  expect(tidyCell('\u200Bसी\u0924ा  \u00A0देवी\uFEFF')).toBe('सीता देवी')
  expect(tidyCell('क\u095C')).toBe('क\u0921\u093C')
  // Joiners are kept: they matter in Devanagari.
  expect(tidyCell('क्\u200Dष')).toBe('क्\u200Dष')
  expect(tidyCell("'+919876543210")).toBe('+919876543210')
  expect(['-', 'N/A', 'nil', ' '].map(tidyCell)).toEqual(['', '', '', ''])
})

describe('columns', () => {
  it('are known by their headings, English and Hindi', () => {
    const headings = ['Sr.', 'Date*', 'Name of Donor', 'Amount (₹)', 'Mobile No.', 'Receipt No']
    expect(guessColumns('gifts', headings)).toEqual({
      receivedOn: 1,
      donorName: 2,
      amount: 3,
      phone: 4,
      oldReceiptNumber: 5,
    })
    expect(guessColumns('gifts', ['दिनांक', 'नाम', 'राशि', 'रसीद संख्या'])).toEqual({
      receivedOn: 0,
      donorName: 1,
      amount: 2,
      oldReceiptNumber: 3,
    })
    expect(guessColumns('gifts', ['Amount (Rs.)'])).toEqual({ amount: 0 })
    const short = ['Dt.', 'Name of the Donor', 'Amt (Rs.)', 'Rcpt. No.', 'Chq No.']
    expect(guessColumns('gifts', short)).toEqual({
      receivedOn: 0,
      donorName: 1,
      amount: 2,
      oldReceiptNumber: 3,
      reference: 4,
    })
    expect(guessColumns('volunteers', ['नाम', 'मोबाइल', 'ईमेल'])).toEqual({
      fullName: 0,
      phone: 1,
      email: 2,
    })
  })

  it.each([
    ...['तरीक़ा', 'तरीका', 'तरी\u0958ा', 'भुगतान का प्रकार', 'भुगतान माध्यम'].map((heading) => [
      heading,
      'method',
    ]),
    ...['तारीख़', 'तारीख', 'दान का दिन', 'कब मिला'].map((heading) => [heading, 'receivedOn']),
    ...['रकम (INR)', 'रक़म', 'रुपये'].map((heading) => [heading, 'amount']),
    ...['फ़ोन', 'फ़ोन नंबर', 'फोन नंबर'].map((heading) => [heading, 'phone']),
    ...[
      ['संदेश', 'message'],
      ['पुराना रसीद नंबर', 'oldReceiptNumber'],
      ['रेफ़रेंस', 'reference'],
      ['रसीद सं.', 'oldReceiptNumber'],
      ['रसीद नं.', 'oldReceiptNumber'],
      ['रसीद क्र.', 'oldReceiptNumber'],
      ['मोबाइल नं.', 'phone'],
      ['मोबाइल नम्बर', 'phone'],
      ['चेक नं.', 'reference'],
      ['यूटीआर नं.', 'reference'],
      ['पैन नं.', 'panNumber'],
    ],
  ])(
    'are known with the nukta and without it, and with “number” shortened: %s',
    (heading = '', column = '') => {
      expect(guessColumns('gifts', [heading])).toEqual({ [column]: 0 })
    },
  )

  it.each([
    [['नाम', 'उपनाम', 'ईमेल', 'फ़ोन'], { firstName: 0, lastName: 1, email: 2, phone: 3 }],
    [['Surname', 'Name'], { firstName: 1, lastName: 0 }],
    [['Name', 'First name', 'Last name'], { fullName: 0, firstName: 1, lastName: 2 }],
    [['Full name', 'Last name'], { fullName: 0, lastName: 1 }],
  ])('beside a last name, what is headed “Name” is the first name: %j', (headings, indexes) => {
    expect(guessColumns('volunteers', headings)).toEqual(indexes)
  })

  it('must be there, and each once', () => {
    expect(repeatedHeading(['Date', 'Amount', ' date. '])).toBe(' date. ')
    expect(repeatedHeading(['Date', '', ''])).toBeUndefined()
    const indexes = { receivedOn: 0, donorName: 1 }
    expect(columnsProblem('gifts', indexes, 3)).toMatch('Amount')
    expect(columnsProblem('gifts', { ...indexes, amount: 1 }, 3)).toMatch('twice')
    expect(columnsProblem('gifts', { ...indexes, amount: 3 }, 3)).toMatch('no such column')
    expect(columnsProblem('gifts', { ...indexes, nonsense: 2 }, 3)).toMatch('no such column')
    expect(columnsProblem('gifts', { ...indexes, amount: 2 }, 3)).toBeNull()
    expect(columnsProblem('volunteers', { email: 0, phone: 1 }, 3)).toMatch('name')
  })
})

describe('a row', () => {
  const indexes = { receivedOn: 0, donorName: 1, amount: 2, method: 3, reference: 4, phone: 5 }

  const readValue = (cells: string[]) => {
    const read = readGiftRow(cells, indexes, TODAY)
    return 'value' in read ? read.value : read
  }

  it('becomes a gift', () => {
    const cells = ['03/04/2025', 'Asha Devi', '₹1,100', 'UPI', '4123 5678 9012', '098765 43210']
    expect(readGiftRow(cells, indexes, TODAY)).toMatchObject({
      value: {
        receivedOn: '2025-04-03',
        donorName: 'Asha Devi',
        amountPaise: 110_000,
        paymentMethod: 'UPI',
        reference: '412356789012',
        isTransfer: true,
        phone: '+919876543210',
      },
    })
  })

  it('is refused with all that is wrong with it', () => {
    const refused = readGiftRow(['03/13/2025', '', 'x', 'Cash', '', '9.87E+09'], indexes, TODAY)
    expect(refused).toEqual({
      problem: expect.stringMatching(/name is missing.*is not a date.*is not an amount.*shortened/),
    })
  })

  it.each([
    ['UPI', '5.12346E+11', ''],
    ['Cheque', '', '1E+05'],
  ])('is refused where Excel has shortened a number (%s)', (method, reference, receipt) => {
    const cells = ['03/04/2025', 'Asha', '5', method, reference, '', receipt]
    const read = readGiftRow(cells, { ...indexes, oldReceiptNumber: 6 }, TODAY)
    expect(read).toEqual({ problem: expect.stringMatching('Excel has shortened the number') })
  })

  it('takes what our own export writes: a void receipt, and a PAN that is hidden', () => {
    const cells = ['03/04/2025', 'Asha', '5', '', '2025-26/000028 (रद्द)', '••••••234F']
    const columns = { ...indexes, reference: 9, phone: 9, oldReceiptNumber: 4, panNumber: 5 }
    const read = readGiftRow(cells, columns, TODAY)
    expect(read).toMatchObject({ value: { oldReceiptNumber: '2025-26/000028', isPanMasked: true } })
    expect(read).toMatchObject({ value: { isReceiptVoid: true } })
    expect(read).not.toHaveProperty('value.panNumber')
  })

  test.each([
    ['300', { countedPaise: 30_000 }],
    ['₹1,000.50', { countedPaise: 100_050 }],
    ['0', { countedPaise: 0 }],
    ['1100', {}],
    ['', {}],
    ['all of it', {}],
  ])('tells how much of a gift counts in the file, if not all: “%s”', (counted, expected) => {
    const cells = ['03/04/2025', 'Asha', '1100', 'UPI', '', '', counted]
    const read = readGiftRow(cells, { ...indexes, counted: 6 }, TODAY)
    expect(read).toEqual({ value: { ...readValue(cells), ...expected } })
  })

  test.each([
    ...['Anonymous', 'गुमनाम', 'Yes', 'हाँ', 'हां'].map((cell) => ({ cell, isAnonymous: true })),
    ...['Public', 'सार्वजनिक', 'No', ''].map((cell) => ({ cell, isAnonymous: undefined })),
  ])('tells whether the donor may be named: “$cell”', ({ cell, isAnonymous }) => {
    const read = readGiftRow(
      ['03/04/2025', 'Asha', '5', cell],
      { ...indexes, method: 9, isAnonymous: 3 },
      TODAY,
    )
    expect('value' in read && read.value.isAnonymous).toBe(isAnonymous)
  })

  test.each(['Net banking', 'नेट बैंकिंग'])(
    'is by the gateway in our own export, and a transfer in other files: %s',
    (method) => {
      const cells = ['03/04/2025', 'Asha', '5', method, '', '', '5']
      const own = readGiftRow(cells, { ...indexes, counted: 6 }, TODAY)
      expect(own).toMatchObject({ value: { paymentMethod: 'Online' } })
      const other = readGiftRow(cells, indexes, TODAY)
      expect(other).toMatchObject({ value: { paymentMethod: 'Bank transfer' } })
    },
  )

  it('keeps a reference that no bank gave as it is, and says nothing of a method that is not there', () => {
    expect(readGiftRow(['03/04/2025', 'Asha', '5', '', 'by hand'], indexes, TODAY)).toMatchObject({
      value: { reference: 'by hand', paymentMethod: 'Not recorded' },
    })
  })

  it('becomes a volunteer, pending unless it says otherwise', () => {
    const columns = { fullName: 0, email: 1, phone: 2, status: 3, skills: 4 }
    const cells = ['Ravi Kumar Singh', 'r@example.org', '9876543210', '', 'Teaching; Sewing']
    expect(readVolunteerRow(cells, columns)).toMatchObject({
      value: {
        firstName: 'Ravi Kumar',
        lastName: 'Singh',
        status: 'pending',
        skills: ['Teaching', 'Sewing'],
      },
    })
    expect(readVolunteerRow(['Ravi', '', '98', 'maybe'], columns)).toEqual({
      problem: expect.stringMatching(
        /one name.*e-mail address is missing.*is not a phone number.*is not a status/,
      ),
    })
  })
})

describe('duplicates', () => {
  const gift: ImportedGift = {
    receivedOn: '2025-04-03',
    donorName: 'Asha Devi',
    amountPaise: 110_000,
    paymentMethod: 'Cash',
    phone: '+919876543210',
  }
  const judge = (change: Partial<ImportedGift>, known: Partial<KnownGift> = {}) =>
    judgeGifts(
      [{ row: 2, gift: { ...gift, ...change } }],
      [{ ...gift, ...known, place: 'in the list' }],
    )[0]

  test.each([
    ['day, amount, donor and method', {}, {}, 'same'],
    ['a title before the name', { donorName: 'Smt. ASHA DEVI' }, {}, 'same'],
    ['a title behind it, and another order', { donorName: 'Devi Asha ji' }, {}, 'same'],
    [
      'a name like it, and no contact',
      { donorName: 'Asha Kumari Devi', phone: undefined },
      {},
      'doubtful',
    ],
    [
      'a name like it, and another phone',
      { donorName: 'Smt. Asha Devi', phone: '+919800000000' },
      {},
      'doubtful',
    ],
    ['the same name and no contact', { donorName: 'asha devi', phone: undefined }, {}, 'same'],
    [
      'nobody named, as in the list',
      { donorName: 'Anonymous', phone: undefined },
      { donorName: 'anonymous', phone: undefined },
      'same',
    ],
    [
      'nobody named, in other words',
      { donorName: 'Anonymous', phone: undefined },
      { donorName: 'Gupt Daan', phone: undefined },
      'new',
    ],
    ['a method that nobody wrote down', { paymentMethod: 'Not recorded' }, {}, 'same'],
    ['another method', { paymentMethod: 'UPI' }, {}, 'doubtful'],
    ['another name with the same phone', { donorName: 'A. Devi' }, {}, 'doubtful'],
    ['another name and phone', { donorName: 'Ravi', phone: '+919800000000' }, {}, 'new'],
    ['another day', { receivedOn: '2025-04-04' }, {}, 'new'],
    ['another amount', { amountPaise: 110_001 }, {}, 'new'],
    [
      'the old receipt',
      { oldReceiptNumber: 'r 7', donorName: 'Ravi' },
      { oldReceiptNumber: 'R7' },
      'same',
    ],
    [
      'the old receipt in Hindi digits',
      { oldReceiptNumber: '101' },
      { oldReceiptNumber: '१०१' },
      'same',
    ],
    ['two receipts', { oldReceiptNumber: '8' }, { oldReceiptNumber: '7' }, 'new'],
    [
      'the receipt with another amount',
      { oldReceiptNumber: '7', amountPaise: 5 },
      { oldReceiptNumber: '7' },
      'doubtful',
    ],
    [
      'the receipt of another financial year',
      { oldReceiptNumber: '7', receivedOn: '2026-04-03' },
      { oldReceiptNumber: '7' },
      'new',
    ],
    [
      'the transfer',
      { reference: '412356789012', isTransfer: true, receivedOn: '2025-04-05' },
      { reference: '412356789012' },
      'same',
    ],
    [
      'the transfer, stored in Hindi digits',
      { reference: '412356789012', isTransfer: true, receivedOn: '2025-04-05' },
      { reference: '४१२३ ५६७८ ९०१२' },
      'same',
    ],
    [
      'the number of a cheque, and another name',
      { reference: '000991', donorName: 'Ravi', phone: undefined },
      { reference: '000991' },
      'doubtful',
    ],
    [
      'a receipt of this site',
      { oldReceiptNumber: '2025-26/000028', donorName: 'Ravi' },
      { ownReceiptNumbers: ['2025-26/000028'] },
      'same',
    ],
    [
      'a receipt of this site, in another financial year',
      { oldReceiptNumber: '2025-26/000028', receivedOn: '2026-04-03' },
      { ownReceiptNumbers: ['2025-26/000028'] },
      'doubtful',
    ],
    ['all, and nothing is left of it', {}, { hasNothingLeft: true }, 'doubtful'],
    ['all, and the PAN is hidden', { isPanMasked: true }, {}, 'same'],
    ['nothing, and the PAN is hidden', { isPanMasked: true, amountPaise: 1 }, {}, 'doubtful'],
    ['all, and its receipt is void', { isReceiptVoid: true }, {}, 'same'],
    ['nothing, and its receipt is void', { isReceiptVoid: true, amountPaise: 1 }, {}, 'doubtful'],
    ['all, and it was refunded in part', { countedPaise: 5 }, {}, 'same'],
    ['nothing, and it was refunded in part', { countedPaise: 5, amountPaise: 9 }, {}, 'doubtful'],
    ['all, and it came from abroad', { isFromAbroad: true }, {}, 'same'],
    ['nothing, and it came from abroad', { isFromAbroad: true, amountPaise: 9 }, {}, 'doubtful'],
    ['nothing, and it was refunded', { countedPaise: 0, amountPaise: 9 }, {}, 'doubtful'],
  ] satisfies [string, Partial<ImportedGift>, Partial<KnownGift>, string][])(
    '%s',
    (_, change, known, outcome) => {
      expect(judge(change, known)?.outcome).toBe(outcome)
    },
  )

  it.each([
    [100_050, '₹1,000.50'],
    [100_000, '₹1,000 '],
  ])('are told how much of a gift the file counts: %i paise', (countedPaise, rupees) => {
    const change = { countedPaise, amountPaise: 200_000 }
    expect(judge(change, {})).toMatchObject({ reason: expect.stringContaining(rupees) })
  })

  it('are found among the rows of one file, which the reason names', () => {
    const rows = [2, 3].map((row) => ({ row, gift }))
    expect(judgeGifts(rows, [])).toEqual([
      { outcome: 'new' },
      { outcome: 'same', reason: expect.stringContaining('in row 2') },
    ])
  })

  // Comparing all pairs took minutes; a test may take one.
  it('are sought only among gifts that share a donor: a festival has thousands of one day and amount', () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => ({
      row,
      gift: { ...gift, donorName: `Donor ${row}`, phone: String(9_000_000_000 + row) },
    }))
    expect(new Set(judgeGifts(rows, []).map(({ outcome }) => outcome))).toEqual(new Set(['new']))
  })

  it('of volunteers are recognised by contact and name', () => {
    const asha = {
      firstName: 'Asha',
      lastName: 'Devi',
      email: 'a@example.org',
      phone: '+919876543210',
      status: 'pending' as const,
      skills: [],
    }
    const others = [
      { ...asha, firstName: 'Smt. Asha', lastName: 'Devi ji', email: 'other@example.org' },
      { ...asha, firstName: 'Ravi', email: 'r@example.org' },
      { ...asha, email: 'x@example.org', phone: '+919800000000' },
    ]
    const rows = others.map((volunteer, index) => ({ row: index + 2, volunteer }))
    const verdicts = judgeVolunteers(rows, [{ ...asha, place: 'in the list' }])
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['same', 'doubtful', 'new'])
  })
})
