import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { qrPath } from '@/lib/qr-path'
import { foundation, volunteer } from '../../tests/support/printed-sample'
import { IdCard } from './id-card'
import { pageStyles } from './page-styles'
import { Poster } from './poster'
import type { PrintableProps } from './printable'
import { volunteerNumber } from './printed-volunteer'
import { TributeCard } from './tribute-card'
import { verifyAddress } from './verify-code'
import { Certificate } from './volunteer-certificate'

const foundations = {
  en: foundation,
  hi: { ...foundation, name: 'नमूना फ़ाउंडेशन', motto: 'मानवता सर्वोपरि' },
}
const siteUrl = 'https://seva.example.org'
const issuedAt = new Date('2026-11-21T06:00:00.000Z')
const documents = { IdCard, Certificate }

/** Renders the HTML of a document from the sample above, with overrides. */
function show(
  Document: ComponentType<PrintableProps>,
  props: Partial<PrintableProps> = {},
): string {
  const sample = { volunteer, foundations, siteUrl, issuedAt }
  return renderToStaticMarkup(<Document {...sample} {...props} />)
}

describe.each(Object.entries(documents))('%s', (_, Document) => {
  test('shows name, foundation, motto, number and date', () => {
    const text = show(Document)
    for (const part of [
      'Sunita Devi',
      'Sample Foundation',
      'Humanity is Supreme',
      'V-2026-1D0E8F77',
      '21 November 2026',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('lets nothing that a volunteer typed become markup', () => {
    const evil = `"><img src=x onerror=alert(1)><script>alert(2)</script>'&`
    const text = show(Document, {
      volunteer: {
        ...volunteer,
        firstName: evil,
        lastName: evil,
        email: evil,
        phone: evil,
        address: evil,
        photoUrl: `https://example.com/a.webp${evil}`,
      },
      foundations: {
        ...foundations,
        en: { ...foundation, name: evil, motto: evil, presidentName: evil },
      },
    })
    expect(text).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/i)
    expect(text.match(/<img /g)).toHaveLength(2)
  })

  test('holds no script, style or handler that the policy would refuse', () => {
    const text = show(Document)
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
  })
})

describe('documents with a code', () => {
  const approved = {
    ...volunteer,
    verifyCode: '0123456789ABCDEF',
    approvedAt: '2026-03-05T05:00:00.000Z',
  }

  test.each(Object.entries(documents))(
    '%s shows the QR code that leads to its check',
    (_, Document) => {
      const address = verifyAddress(approved.verifyCode, siteUrl)
      expect(address).toBe('https://seva.example.org/verify/0123456789ABCDEF')
      const { path } = qrPath(address)
      expect(show(Document, { volunteer: approved })).toContain(path)
      expect(show(Document)).not.toContain('<svg')
    },
  )

  test.each(Object.entries(documents))('%s names the code in its own language', (_, Document) => {
    const hindi = { ...approved, language: 'hi' } as const
    expect(show(Document, { volunteer: approved })).toContain('QR code to verify this document')
    expect(show(Document, { volunteer: hindi })).toContain('इस दस्तावेज़ को जाँचने का QR कोड')
  })

  test('an ID card is issued with the approval, and says until when it is valid', () => {
    const text = show(IdCard, { volunteer: approved })
    expect(text).toContain('Issued 5 March 2026')
    expect(text).toContain('Valid until 5 March 2027')
    const pending = show(IdCard)
    expect(pending).not.toContain('Valid until')
  })
})

test('an ID card says what is missing, and shows initials where there is no photo', () => {
  const text = show(IdCard, {
    volunteer: { ...volunteer, address: undefined, email: '', phone: '' },
  })
  expect(text).toContain('Address not provided')
  expect(text).toContain('E-mail not provided')
  expect(text).toContain('Phone not provided')
  expect(text).toMatch(/initials[^>]*>SD</)
})

test('a certificate is headed and signed as the specification says', () => {
  const text = show(Certificate, {
    foundations: { ...foundations, en: { ...foundation, presidentName: 'A. President' } },
  })
  expect(text).toContain('Certificate of Achievement')
  expect(text).toContain('National President')
  expect(text).toContain('A. President')
  expect(text).not.toContain('signature.webp')
  const signed = { ...foundation, presidentSignatureUrl: '/media/signature.webp' }
  expect(show(Certificate, { foundations: { ...foundations, en: signed } })).toContain(
    'src="/media/signature.webp"',
  )
})

test('sizes are those of the specification', () => {
  const style = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
  expect(pageStyles.idCard).toMatch(/@page \{ size: A4; margin: 15mm \}/)
  expect(pageStyles.certificate).toMatch(/@page \{ size: 210mm 148mm; margin: 0 \}/)
  expect(style('id-card.module.css')).toMatch(/\.card \{[^}]*width: 86mm;\s*height: 54mm;/)
  expect(style('volunteer-certificate.module.css')).toMatch(/\.certificate \{[^}]*width: 210mm;/)
})

test('the number is the same each time, whatever form the id has', () => {
  expect(volunteerNumber({ ...volunteer, id: '65f0c0ffee' })).toBe('V-2026-F0C0FFEE')
})

test.each(Object.entries(documents))('%s is in Hindi for who speaks it', (_, Document) => {
  const hindi = { ...volunteer, language: 'hi', approvedAt: volunteer.createdAt } as const
  const text = show(Document, { volunteer: { ...hindi, verifyCode: '0123456789ABCDEF' } })
  expect(text).toContain('lang="hi"')
  expect(text).toContain('नमूना फ़ाउंडेशन')
  const words = text.replace(/<[^>]*>/g, ' ').replaceAll(/Sunita Devi|V-2026-\w+|SD/g, '')
  // The address may wrap before its @.
  expect(words.replace(/sunita ?@example\.com|House 4, Sample Village/g, '')).not.toMatch(
    /[a-z]{2}/i,
  )
})

test('an ID card names whom to call, and is signed', () => {
  expect(show(IdCard)).not.toContain('Emergency')
  const text = show(IdCard, {
    volunteer: { ...volunteer, emergencyContact: 'Ravi Devi, 9876543210' },
    foundations: {
      ...foundations,
      en: { ...foundation, presidentSignatureUrl: '/media/signature.webp' },
    },
  })
  expect(text).toContain('Emergency: Ravi Devi, 9876543210')
  expect(text).toContain('src="/media/signature.webp"')
})

test('a certificate says how many hours, from when to when, and for what', () => {
  const service = {
    minutes: 750,
    from: '2026-03-05',
    to: '2026-11-08',
    activities: ['Health camp', 'Teaching', 'Planting', 'Cooking'],
  }
  expect(show(Certificate, { volunteer: { ...volunteer, service } })).toContain(
    'for 12.5 hours of voluntary service between 5 March 2026 and 8 November 2026: Health camp, Teaching, Planting.',
  )
  const hindi = { ...volunteer, service: { ...service, to: service.from }, language: 'hi' } as const
  expect(show(Certificate, { volunteer: hindi })).toContain('5 मार्च 2026 को 12.5 घंटे')
  const once = { ...service, minutes: 60, to: service.from, activities: ['Planting'] }
  const textIn = (language: 'en' | 'hi') =>
    show(Certificate, { volunteer: { ...volunteer, service: once, language } })
  expect(textIn('en')).toContain('for one hour of voluntary service on 5 March 2026: Planting.')
  expect(textIn('hi')).toContain('5 मार्च 2026 को एक घंटे की')
})

test('an e-mail address that takes two lines on the card breaks before its @', () => {
  expect(show(IdCard)).toContain('sunita<wbr/>@example.com')
})

test('a card in somebody’s name says once from whom it is', () => {
  const card = {
    lang: 'en',
    heading: 'For Meera',
    line: 'Ravi gave for a library.',
    from: 'From Ravi',
    foundation: 'Sample Foundation',
    logoUrl: '/brand/emblem.svg',
  } as const
  const textOf = (message: string | null) =>
    renderToStaticMarkup(<TributeCard {...card} message={message} />)
  expect(textOf('Happy birthday!')).toContain('From Ravi')
  // The line names the giver.
  expect(textOf(null)).not.toContain('From Ravi')
})

test('a poster asks for its campaign, or for the work in general', () => {
  const poster = {
    size: 'A4',
    language: 'en',
    foundation: { ...foundation, registrationNumber: null },
    payee: 'Sample Foundation',
    siteUrl,
    code: { upiText: 'upi://pay', upiId: 'give@bank' },
  } as const
  const textOf = (campaign: string | null) =>
    renderToStaticMarkup(<Poster {...poster} campaign={campaign} />)
  expect(textOf('Winter kits')).toMatch(/<p[^>]*>Winter kits</)
  expect(textOf(null)).toMatch(/<p[^>]*>Your gift, where it is needed</)
})
