import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cardValidUntil, readVerifyCode, toVerifyCode, verify } from './verification'

describe('a card', () => {
  it.each([
    ['2026-11-21T06:00:00.000Z', '2027-11-21T18:29:59.999Z'],
    // Already the 22nd in India.
    ['2026-11-21T20:00:00.000Z', '2027-11-22T18:29:59.999Z'],
    ['2028-02-29T06:00:00.000Z', '2029-03-01T18:29:59.999Z'],
  ])('approved at %s is valid until %s', (approvedAt, until) => {
    expect(cardValidUntil(approvedAt).toISOString()).toBe(until)
  })
})

describe('what is said of credentials', () => {
  const credentials = {
    number: 'V-2026-1',
    name: 'Asha Devi',
    status: 'approved',
    approvedAt: '2026-11-21T06:00:00.000Z',
    isDeleted: false,
  } as const
  const day = (text: string) => new Date(`${text}+05:30`)

  it('names who is a volunteer, up to the end of the last day and beyond', () => {
    const { validUntil, ...said } = verify(credentials, day('2027-11-21T23:59:00')) as {
      validUntil: Date
    }
    expect(said).toEqual({
      state: 'valid',
      number: 'V-2026-1',
      name: 'Asha Devi',
      issuedAt: credentials.approvedAt,
    })
    expect(validUntil).toEqual(cardValidUntil(credentials.approvedAt))
    expect(verify(credentials, day('2027-11-22T00:00:00'))).toMatchObject({
      state: 'expired',
      name: 'Asha Devi',
    })
  })

  it.each([
    { status: 'pending', approvedAt: null },
    { status: 'rejected', approvedAt: null },
    { isDeleted: true },
    { approvedAt: undefined },
  ] as const)('names nobody who is not a volunteer: %j', (change) => {
    expect(verify({ ...credentials, ...change }, day('2026-12-01T12:00:00'))).toEqual({
      state: 'withdrawn',
      number: 'V-2026-1',
    })
  })
})

describe('a code', () => {
  it('has 80 random bits, and is read as it is made', () => {
    const codes = Array.from({ length: 50 }, () => toVerifyCode(randomBytes(16)))
    expect(new Set(codes).size).toBe(50)
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
      expect(readVerifyCode(code)).toBe(code)
    }
  })

  it('is read off a paper however it is typed', () => {
    expect(readVerifyCode('o1il-7abc 7abc-7abc')).toBe('01117ABC7ABC7ABC')
    expect(readVerifyCode('०१११ ७ABC ७ABC ७ABC')).toBe('01117ABC7ABC7ABC')
    expect(readVerifyCode(' 0111–7ABC\u00a07ABC—7ABC')).toBe('01117ABC7ABC7ABC')
  })

  it.each(['', 'ABC', '0'.repeat(17), "' OR 1=1--0000000", 'ÜÜÜÜÜÜÜÜÜÜÜÜÜÜÜÜ'])(
    '%j is not a code',
    (text) => expect(readVerifyCode(text)).toBeNull(),
  )
})
