import { describe, expect, it } from 'vitest'
import { findingsOf, panStateOf, type StatementGift, statementOf } from './statement'

const ALL_CASH = { leavesOutCash: false, leavesOutSmallCash: false }
const BEFORE = '2026-03-31T18:30:00.000Z'
let gifts = 0

type Change = Partial<StatementGift> & { pan?: string }

function gift({ pan = 'ABCPE1234F', ...change }: Change = {}): StatementGift {
  gifts += 1
  return {
    id: `gift-${gifts}`,
    panState: panStateOf(pan),
    donorName: 'Asha Devi',
    address: '1 Station Road, Pune',
    paymentMethod: 'UPI',
    isRestricted: false,
    isUnclaimed: false,
    isFromAbroad: false,
    paise: 50_000,
    goneBackPaise: 0,
    receivedAt: `2025-06-${String((gifts % 28) + 1).padStart(2, '0')}T06:00:00.000Z`,
    createdAt: '2025-06-01T06:00:00.000Z',
    ...change,
  }
}

const YEAR = { before: BEFORE, unapproved: new Set<string>() }
const kindsOf = (...all: StatementGift[]) => findingsOf(all, YEAR).map(({ kind }) => kind)

describe('what is to be looked at before a statement is filed', () => {
  it.each<[string, Change, string[]]>([
    ['a gift with PAN and address', {}, []],
    ['nobody knows who gave', { isUnclaimed: true, pan: '' }, ['unclaimed']],
    ['no PAN', { pan: '' }, ['pan-missing']],
    ['a PAN of spaces', { pan: ' ' }, ['pan-missing']],
    ['a PAN in small letters', { pan: 'abcpe1234f' }, ['pan-malformed']],
    ['a PAN of no kind of holder', { pan: 'ABCDE1234F' }, ['pan-malformed']],
    ['no address', { address: ' ' }, ['address-missing']],
    ['a dash for the address', { address: '-' }, ['address-missing']],
    ['a dash for the name', { donorName: '--' }, ['unclaimed']],
    ['cash of exactly ₹2,000', { paymentMethod: 'Cash', paise: 200_000 }, []],
    ['cash above ₹2,000', { paymentMethod: 'Cash', paise: 200_001 }, ['cash-gift']],
    ['nobody wrote down how it came', { paymentMethod: 'Not recorded' }, ['method-missing']],
    ['a foreign card', { isFromAbroad: true }, ['from-abroad']],
    ['a part went back', { goneBackPaise: 100 }, ['refunded']],
    ['all went back, whatever else', { paise: 0, goneBackPaise: 100, pan: '' }, ['refunded']],
    ['written down when the year was over', { createdAt: BEFORE }, ['late']],
  ])('%s', (_, change, kinds) => {
    expect(kindsOf(gift(change))).toEqual(kinds)
  })

  it('one PAN under two names: both gifts, each with the other name', () => {
    const found = findingsOf([gift(), gift({ donorName: 'Ravi Kumar' })], YEAR)
    expect(found.map(({ kind, names }) => [kind, names])).toEqual([
      ['pan-names', ['Ravi Kumar']],
      ['pan-names', ['Asha Devi']],
    ])
  })

  it.each([
    ['A. Devi', 'a  DEVI'],
    ['Smt. Asha Devi', 'Asha Devi'],
    ['Devi Asha ji', 'Asha Devi'],
  ])('%s and %s are one name, as in the list of donors', (one, other) => {
    expect(kindsOf(gift({ donorName: one }), gift({ donorName: other }))).toEqual([])
  })

  it('a gift without a name under the PAN of somebody', () => {
    const kinds = kindsOf(gift({ donorName: 'Anonymous' }), gift())
    expect(kinds).toEqual(['pan-names', 'pan-names'])
  })

  it('small cash gifts of a donor that are above ₹2,000 together', () => {
    const cash = { paymentMethod: 'Cash', paise: 150_000 }
    expect(kindsOf(gift(cash), gift(cash))).toEqual(['cash-year', 'cash-year'])
  })

  it('cash of exactly ₹2,000 beside more cash counts as small, and beside other money not at all', () => {
    const cash = { paymentMethod: 'Cash', paise: 200_000 }
    expect(kindsOf(gift(cash), gift({ ...cash, paise: 100 }))).toEqual(['cash-year', 'cash-year'])
    expect(kindsOf(gift(cash), gift({ paise: 500_000 }))).toEqual([])
  })

  it('the name of a gift that went back is no second name', () => {
    const back = gift({ donorName: 'Ravi Kumar', paise: 0, goneBackPaise: 50_000 })
    expect(kindsOf(gift(), back)).toEqual(['refunded'])
  })

  it('a receipt that names no approval, of a gift that is in the file', () => {
    const all = [gift(), gift(), gift({ pan: '' }), gift({ paise: 0, goneBackPaise: 50_000 })]
    const unapproved = new Set(all.slice(1).map(({ id }) => id))
    const found = all.flatMap((each) => findingsOf([each], { before: BEFORE, unapproved }))
    expect(found.map(({ kind, gift: { id } }) => [kind, id])).toEqual([
      ['receipt-unapproved', all[1]?.id],
      ['pan-missing', all[2]?.id],
      ['refunded', all[3]?.id],
    ])
  })

  it('no address where another gift of the donor has one', () => {
    expect(kindsOf(gift({ address: '' }), gift())).toEqual([])
  })
})

describe('the rows of a donor', () => {
  it('are added up by purpose and way, and name the newest particulars', () => {
    const { rows } = statementOf(
      [
        gift({ receivedAt: '2025-05-01T00:00:00.000Z', donorName: 'Asha' }),
        gift({ receivedAt: '2025-07-01T00:00:00.000Z', address: '' }),
        gift({ paymentMethod: 'Cash', paise: 1_050 }),
        gift({ isRestricted: true, paymentMethod: 'Cheque' }),
        gift({ paymentMethod: 'Not recorded', paise: 2_000 }),
      ],
      ALL_CASH,
    )
    const donor = { donorName: 'Asha Devi', address: '1 Station Road, Pune' }
    expect(rows).toEqual([
      { ...donor, type: 'other', mode: 'cash', paise: 1_050 },
      { ...donor, type: 'other', mode: 'electronic', paise: 100_000 },
      { ...donor, type: 'other', mode: 'other', paise: 2_000 },
      { ...donor, type: 'specific', mode: 'electronic', paise: 50_000 },
    ])
  })

  it('name the particulars of the gift with the later id if two arrived at once', () => {
    const at = { receivedAt: '2025-05-01T00:00:00.000Z' }
    const earlier = gift({ ...at, id: 'a', donorName: 'Asha', address: ' Pune ' })
    const later = gift({ ...at, id: 'b', donorName: ' Asha Devi ', address: '' })
    for (const gifts of [
      [earlier, later],
      [later, earlier],
    ]) {
      const { rows } = statementOf(gifts, ALL_CASH)
      expect(rows).toMatchObject([{ donorName: 'Asha Devi', address: 'Pune' }])
    }
  })

  it('hold nothing that went back, and nothing that lacks a PAN', () => {
    const { rows, leftOut } = statementOf([gift({ pan: '' })], ALL_CASH)
    expect(rows).toEqual([])
    expect(leftOut).toMatchObject([{ reason: 'pan-missing' }])
    const none = statementOf([gift({ paise: 0, goneBackPaise: 50_000 })], ALL_CASH)
    expect(none).toEqual({ rows: [], included: [], leftOut: [] })
  })

  it('leave out cash above ₹2,000 only where that is asked for', () => {
    const cash = gift({ paymentMethod: 'Cash', paise: 200_001 })
    expect(statementOf([cash], ALL_CASH).rows).toHaveLength(1)
    const { rows, leftOut } = statementOf([cash], { ...ALL_CASH, leavesOutCash: true })
    expect(rows).toEqual([])
    expect(leftOut).toEqual([{ reason: 'cash-gift', gift: cash }])
  })

  it('leave out small cash gifts that are above ₹2,000 together only where that is asked for', () => {
    const some = [150_000, 50_001].map((paise) => gift({ paymentMethod: 'Cash', paise }))
    const small = { ...ALL_CASH, leavesOutSmallCash: true }
    const kept = statementOf(some, { ...ALL_CASH, leavesOutCash: true })
    expect(kept.rows).toMatchObject([{ mode: 'cash', paise: 200_001 }])
    const { rows, leftOut } = statementOf([...some, gift()], small)
    expect(rows).toMatchObject([{ mode: 'electronic' }])
    expect(leftOut).toEqual(some.map((each) => ({ reason: 'cash-year', gift: each })))
    const few = some.map((each) => ({ ...each, paise: 100_000 }))
    expect(statementOf(few, small).rows).toMatchObject([{ mode: 'cash', paise: 200_000 }])
    const large = gift({ paymentMethod: 'Cash', paise: 500_000 })
    expect(statementOf([large, ...few], small).rows).toMatchObject([{ paise: 500_000 }])
  })
})
