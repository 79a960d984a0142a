import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { qrPath } from '@/lib/qr-path'
import {
  CERTIFICATE_CLOSE_DELAY_MS,
  CERTIFICATE_PRINT_DELAY_MS,
  CERTIFICATE_REVOKE_DELAY_MS,
  certificatePage,
} from './certificate'
import { html } from './html'
import { ID_CARD_WINDOW_HEIGHT_PX, ID_CARD_WINDOW_WIDTH_PX, idCardPage } from './id-card'
import { volunteerNumber } from './printed-volunteer'
import { verifyAddress } from './verify-code'

const volunteer = {
  id: '7d6a1c4e-0b1f-4a55-9a3f-2b9c1d0e8f77',
  firstName: 'sunita',
  lastName: 'devi',
  email: 'sunita@example.com',
  phone: '+911234567890',
  address: 'House 4, Sample Village',
  createdAt: '2026-03-05T05:00:00.000Z',
}
const foundation = {
  name: 'Sample Foundation',
  motto: 'Humanity is Supreme',
  logoUrl: '/brand/emblem.svg',
  address: null,
  phone: null,
  email: null,
  presidentName: null,
}
const environment = {
  origin: 'https://example.org',
  siteUrl: 'https://seva.example.org',
  stylesheets: ['https://example.org/_next/static/site.css'],
}
const issuedAt = new Date('2026-11-21T06:00:00.000Z')
const pages = { idCardPage, certificatePage }

describe.each(Object.entries(pages))('%s', (_, page) => {
  test('shows name, foundation, motto, number and date', () => {
    const text = page({ volunteer, foundation, environment, issuedAt })
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
    const text = page({
      volunteer: {
        ...volunteer,
        firstName: evil,
        lastName: evil,
        email: evil,
        phone: evil,
        address: evil,
        photoUrl: `https://example.com/a.webp${evil}`,
      },
      foundation: { ...foundation, name: evil, motto: evil, presidentName: evil },
      environment,
      issuedAt,
    })
    expect(text).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/i)
    expect(text.match(/<img /g)).toHaveLength(2)
  })

  test('holds no script, style or handler that the policy would refuse', () => {
    const text = page({ volunteer, foundation, environment, issuedAt })
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
  })

  test('finds its files by whole addresses, since a blob has no place of its own', () => {
    const text = page({
      volunteer: { ...volunteer, photoUrl: '/volunteer-photos/a.webp' },
      foundation,
      environment,
      issuedAt,
    })
    const addresses = [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toHaveLength(4)
    for (const address of addresses) expect(address).toMatch(/^https:\/\/example\.org\//)
  })
})

describe('papers with a code', () => {
  const approved = {
    ...volunteer,
    verifyCode: '0123456789ABCDEF',
    approvedAt: '2026-03-05T05:00:00.000Z',
  }

  test.each(Object.entries(pages))('%s shows the QR code that leads to its check', (_, page) => {
    const address = verifyAddress(approved.verifyCode, environment)
    expect(address).toBe('https://seva.example.org/verify/0123456789ABCDEF')
    const { path } = qrPath(address)
    expect(page({ volunteer: approved, foundation, environment, issuedAt })).toContain(path)
    expect(page({ volunteer, foundation, environment, issuedAt })).not.toContain('class="qr"')
  })

  test('an ID card is issued with the approval, and says until when it is valid', () => {
    const text = idCardPage({ volunteer: approved, foundation, environment, issuedAt })
    expect(text).toContain('Issued 5 March 2026')
    expect(text).toContain('Valid until 5 March 2027')
    const pending = idCardPage({ volunteer, foundation, environment, issuedAt })
    expect(pending).not.toContain('Valid until')
  })
})

test('an ID card says what is missing, and shows initials where there is no photo', () => {
  const text = idCardPage({
    volunteer: { ...volunteer, address: undefined, email: '', phone: '' },
    foundation,
    environment,
    issuedAt,
  })
  expect(text).toContain('Address not provided')
  expect(text).toContain('Email not provided')
  expect(text).toContain('Phone not provided')
  expect(text).toMatch(/initials">SD</)
})

test('a certificate is headed and signed as the specification says', () => {
  const text = certificatePage({
    volunteer,
    foundation: { ...foundation, presidentName: 'A. President' },
    environment,
    issuedAt,
  })
  expect(text).toContain('Certificate of Achievement')
  expect(text).toContain('National President')
  expect(text).toContain('A. President')
})

test('sizes and timings are those of the specification', () => {
  const style = (name: string) =>
    readFileSync(new URL(`../../public/brand/${name}`, import.meta.url), 'utf8')
  expect(style('id-card.css')).toMatch(/@page \{\s*size: A4;\s*margin: 15mm;/)
  expect(style('id-card.css')).toMatch(/\.card \{[^}]*width: 86mm;\s*height: 54mm;/)
  expect(style('certificate.css')).toMatch(/@page \{\s*size: 210mm 148mm;/)
  expect([ID_CARD_WINDOW_WIDTH_PX, ID_CARD_WINDOW_HEIGHT_PX]).toEqual([800, 600])
  expect([
    CERTIFICATE_PRINT_DELAY_MS,
    CERTIFICATE_CLOSE_DELAY_MS,
    CERTIFICATE_REVOKE_DELAY_MS,
  ]).toEqual([1000, 500, 5000])
})

test('the number is the same each time, whatever form the id has', () => {
  expect(volunteerNumber({ ...volunteer, id: '65f0c0ffee' })).toBe('V-2026-F0C0FFEE')
})

test('html escapes values and joins pieces', () => {
  const pieces = ['<a>', '"b"'].map((text) => html`<i title="${text}">${text}</i>`)
  expect(html`<p>${pieces}${null}${false}${0}</p>`.html).toBe(
    '<p><i title="&lt;a&gt;">&lt;a&gt;</i><i title="&quot;b&quot;">&quot;b&quot;</i>0</p>',
  )
})
