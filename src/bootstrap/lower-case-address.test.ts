import { expect, it } from 'vitest'
import { lowerCaseAddress } from './lower-case-address'

it.each([
  ['/Hi', '/hi'],
  ['/HI/Donate?amount=500', '/hi/donate?amount=500'],
  ['/hi/Donate', '/hi/donate'],
  ['/Donate', '/donate'],
  ['/Cms', '/cms'],
  ['/Admin-Login?next=/Admin', '/admin-login?next=/Admin'],
  ['/Verify/ABCD-EFGH', '/verify/ABCD-EFGH'],
  ['/API/portfolio', '/api/portfolio'],
])('%s leads to %s', (url, address) => {
  expect(lowerCaseAddress({ method: 'GET', url })).toBe(address)
  expect(lowerCaseAddress({ method: 'HEAD', url })).toBe(address)
  expect(lowerCaseAddress({ method: 'POST', url })).toBeNull()
})

it.each([
  '/',
  '/hi',
  '/hi/about',
  '/verify/ABCD-EFGH',
  '/hi/verify/ABCD-EFGH',
  '/media/A.webp',
  '/?Q=A',
  '//Evil.example/Hi',
  '/\\Evil.example',
  '/hi/\\Evil.example',
  'http://Evil.example/Hi',
  '/%48i',
  '*',
])('%s stays', (url) => {
  expect(lowerCaseAddress({ method: 'GET', url })).toBeNull()
})
