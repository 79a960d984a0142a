import { describe, expect, it } from 'vitest'
import { loginPathFor, wantedPage } from './wanted-page'

describe('The way to a page of the office through the login', () => {
  it.each([
    '/admin?tab=payments&section=donations&search=98765+43210',
    '/hi/admin?tab=contacts',
    '/admin/import?of=gifts',
    '/admin/account',
  ])('leads on to %s', (wanted) => {
    const { search } = new URL(loginPathFor('en', wanted), 'http://localhost')
    expect(wantedPage(search)).toBe(wanted)
  })

  it('keeps the other parameters of the login', () => {
    const path = loginPathFor('hi', '/hi/admin?tab=contacts', { session: '1' })
    expect(path).toBe('/hi/admin-login?session=1&next=%2Fhi%2Fadmin%3Ftab%3Dcontacts')
  })

  it('says nothing of the home, where a login leads anyway', () => {
    expect(loginPathFor('en', '/admin')).toBe('/admin-login')
    expect(loginPathFor('hi', '/hi/admin')).toBe('/hi/admin-login')
  })

  it.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '/admin/../contact',
    '/admin//evil.example',
    '/administrators',
    '/admin-login',
    '/contact',
    'javascript:alert(1)',
    '/admin\n',
    '',
  ])('never leads to %j', (wanted) => {
    expect(wantedPage(`?${new URLSearchParams({ next: wanted })}`)).toBeNull()
  })
})
