import { expect, logIn } from '../support/e2e'
import {
  checkMails,
  checkPage,
  count,
  expectPassivePdf,
  fillForm,
  payAll,
  test,
} from '../support/xss'

// tests/long/xss.spec.ts sends every text through every field into every place.

/** One text of the corpus per technique: script, handler, end of data, header, frame, repaired markup, PDF. */
const payloads = [0, 1, 4, 14, 18, 23, 28]

test("visitors' texts never run or become markup", async ({ page, site, gateway, caught }) => {
  await logIn(page)
  await fillForm(page, caught, 'POST /api/contact', {
    payloads,
    fixed: () => ({ subject: 'Support' }),
  })
  const volunteers = await fillForm(page, caught, 'POST /api/volunteers', {
    payloads,
    fixed: (at) => ({ interests: ['healthcare'], email: `helper${at}@example.com` }),
  })
  const ids = [...volunteers.values()].map(({ id }) => id)
  const approval = { data: { ids }, headers: { Origin: site.url } }
  expect((await page.request.post('/api/admin/volunteer-approvals', approval)).ok()).toBe(true)
  const donationIds = await payAll({ page, site, gateway, caught }, payloads)

  for (const place of ['contacts', 'volunteers', 'payments&section=transactions']) {
    await page.goto(`/admin?tab=${place}`)
    await page.waitForLoadState('networkidle')
    await checkPage(page, caught, place)
  }
  for (const id of donationIds) {
    await page.goto(`/donate/status/${id}`)
    await checkPage(page, caught, 'pages of gifts')
    const receipt = page.locator('a[href*="/api/receipts/"]')
    const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
    const text = await expectPassivePdf(await file.body())
    count(caught, 'receipts', /caught|canary/.test(text))
  }
  const people = await (await page.request.get('/api/admin/volunteers?limit=100')).json()
  for (const { verifyCode } of people) {
    await page.goto(`/verify/${verifyCode}`)
    await checkPage(page, caught, 'pages of volunteers')
  }
  // One to the donor and one to the volunteer.
  await checkMails(site, caught, 2 * payloads.length)

  // The page of a gift shows no names.
  for (const [place, { showing }] of Object.entries(caught.places))
    expect(showing > 0, place).toBe(place !== 'pages of gifts')
})
