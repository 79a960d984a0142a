import type { Page } from '@playwright/test'
import { locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { verifyContent } from '@/content/verify'
import { seriousFindings } from '../support/axe'
import { forgetFailures, makeVolunteer } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'

const person = {
  firstName: 'zubeida',
  lastName: 'begum',
  email: 'zubeida@example.net',
  phone: '9812345670',
  address: 'Behind the mill, Sample Village',
  notes: 'Called twice',
}

async function codeOf(page: Page, fields: object): Promise<{ id: string; code: string }> {
  const id = await makeVolunteer(page, { ...person, ...fields })
  const list: { id: string; verifyCode: string }[] = await (
    await page.request.get('/api/admin/volunteers')
  ).json()
  return { id, code: list.find((volunteer) => volunteer.id === id)?.verifyCode ?? '' }
}

test('a card is valid until it is withdrawn, and the page shows no more than the card', async ({
  page,
  context,
}) => {
  await logIn(page)
  const { id, code } = await codeOf(page, { status: 'approved' })
  const stranger = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin })
  const visitor = await stranger?.newPage()
  if (!stranger || !visitor) throw new Error('No browser')

  await visitor.setViewportSize({ width: 360, height: 800 })
  for (const [address, verdict] of [
    [`/verify/${code}`, 'Genuine and valid'],
    [`/hi/verify/${code.toLowerCase()}`, 'असली और मान्य'],
  ] as const) {
    const response = await visitor.goto(address)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(visitor.getByRole('heading', { name: verdict })).toBeVisible()
    await expect(visitor.getByText('Zubeida Begum')).toBeVisible()
    await expect(visitor.getByText(/^V-\d{4}-/)).toBeVisible()
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(await visitor.content()).not.toMatch(/zubeida@|9812345670|Behind the mill|Called twice/)
    expect(await seriousFindings(visitor)).toEqual([])
  }

  const withdrawn = await page.request.patch(`/api/admin/volunteers/${id}`, {
    data: { status: 'rejected', rejectionReason: 'Left the village' },
  })
  expect(withdrawn.status()).toBe(200)
  await visitor.goto(`/verify/${code}`)
  await expect(visitor.getByRole('heading', { name: 'Not valid' })).toBeVisible()
  expect(await visitor.content()).not.toMatch(/Zubeida|zubeida|Left the village/)
  expect(await seriousFindings(visitor)).toEqual([])

  await page.request.delete(`/api/admin/volunteers/${id}`)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Not valid' })).toBeVisible()
  await stranger.close()
})

test('a code that nobody gave out is not known, in either language', async ({
  page,
  complaints,
}) => {
  for (const [address, verdict] of [
    ['/verify/0000000000000000', 'This code is not known'],
    ['/verify/%3Cscript%3E', 'This code is not known'],
    ['/hi/verify/0000000000000000', 'यह कोड हमारे पास नहीं है'],
  ] as const) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { name: verdict })).toBeVisible()
    // The field still contains the typed text.
    await expect(page.getByRole('textbox')).toHaveValue(/^(0{16}|<script>)$/)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  }
  forgetFailures(complaints)
})

test('a printed code can be typed without scripts, with spaces and dashes, in either language', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page)
  const { code } = await codeOf(page, { status: 'approved' })
  const printed = code.replace(/(.{4})(?=.)/g, '$1 – ').toLowerCase()
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const visitor = await plain.newPage()
  for (const locale of locales) {
    const { form, results } = verifyContent[locale]
    const verdict = visitor.getByRole('heading', { name: results.valid.title })
    await visitor.goto(localePath(locale, '/transparency'))
    await visitor.getByRole('link', { name: form.link }).click()
    await visitor.getByLabel(form.label).fill(printed)
    await visitor.getByRole('button', { name: form.submit }).click()
    await expect(verdict).toBeVisible()
    const own = localePath(locale, `/verify/${code.toLowerCase()}`)
    expect(new URL(visitor.url()).pathname).toBe(own)
    await visitor.goto(localePath(locale, `/verify/${encodeURIComponent(printed)}`))
    await expect(verdict).toBeVisible()
    await visitor.getByRole('link', { name: form.another }).click()
    await expect(visitor.getByLabel(form.label)).toBeVisible()
  }
  await plain.close()
})
