import { describe, expect, it } from 'vitest'
import { keepReturnedForm, readReturnedForm } from '@/server/http/returned-form'
import { callApi } from '../support/api'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const form = {
  fields: { honouree: 'आशा देवी', gifts: ['1', '2'] },
  errors: { honouree: 'Too long' },
}

const headersOf = (setCookie: string) => new Headers({ Cookie: setCookie.split(';')[0] ?? '' })

describe('a refused form', () => {
  it('is restored for the browser that sent it, only on its own page', () => {
    const headers = headersOf(keepReturnedForm('card-failed', form))
    expect(readReturnedForm(headers, 'card-failed')).toMatchObject(form)
    expect(readReturnedForm(headers, 'tax-details-failed')).toBeNull()
    expect(readReturnedForm(new Headers(), 'card-failed')).toBeNull()
  })

  it('cannot be read from the cookie, nor forged in it', () => {
    const kept = keepReturnedForm('card-failed', form)
    expect(kept).toContain('HttpOnly')
    expect(kept).not.toContain('honouree')
    const forged = headersOf(
      `returned-form=${Buffer.from('{"place":"card-failed"}').toString('base64url')}`,
    )
    expect(readReturnedForm(forged, 'card-failed')).toBeNull()
  })

  it('is dropped if it does not fit into a cookie', () => {
    const long = { ...form, fields: { message: 'अ'.repeat(2_000) } }
    expect(keepReturnedForm('card-failed', long)).toContain('Max-Age=0')
  })

  it("is returned with the browser's input, and its errors", async () => {
    const response = await callApi('/api/tribute-cards/unknown?locale=hi', {
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams({ honouree: 'Meera', message: 'www.example.org' }).toString(),
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/hi/donate/status/unknown#card-failed')
    const [cookie = ''] = response.headers.getSetCookie()
    expect(readReturnedForm(headersOf(cookie), '/donate/status/other#card-failed')).toBeNull()
    const returned = readReturnedForm(headersOf(cookie), '/donate/status/unknown#card-failed')
    expect(returned?.fields).toMatchObject({ honouree: 'Meera', message: 'www.example.org' })
    expect(Object.keys(returned?.errors ?? {})).toContain('fromName')
  })
})
