// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { silenceFetch } from '../../../tests/support/fake-fetch'
import { giveOnline } from './give-online'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that says nothing is given up after half a minute', async () => {
  vi.useFakeTimers()
  silenceFetch()
  const donation = { donorName: 'Meera', email: 'm@example.org', phone: '9876543210', amount: 500 }
  const given = giveOnline(donation, {
    locale: 'en',
    checkoutScript: 'https://gateway.example/checkout.js',
    foundationName: 'Manavta Foundation',
    description: 'Donation',
    onStage: () => undefined,
  })
  const refused = expect(given).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})
