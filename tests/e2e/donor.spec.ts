import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { dashboardSamePersonContent } from '@/content/dashboard-same-person'
import { expectCleanAndFitting, expectToast } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'
import { openMore } from '../support/payments-tab'

test.use({ hasOwnSite: true })

const { list, donor, notes, same } = dashboardDonorsContent.en
const person = dashboardSamePersonContent.en

test('a donor is opened from a gift, merged with another, and separated again', async ({
  page,
  site,
}) => {
  await logIn(page)
  const give = async (gift: object) => {
    const made = await page.request.post('/api/admin/donations', {
      headers: { Origin: site.url },
      data: { paymentMethod: 'cash', receivedOn: '2026-05-02', ...gift },
    })
    expect(made.status(), await made.text()).toBe(201)
    const { id } = await made.json()
    // Its donor is found at once on request.
    expect((await page.request.get(`/api/admin/donations/${id}/donor`)).status()).toBe(200)
  }
  await give({ donorName: 'Asha Devi', amount: 500, phone: '98765 43210' })
  await give({ donorName: 'Smt. Asha Devi', amount: 250, phone: '+91 9876543210' })
  // The donor's name comes from the newest gift.
  await give({ donorName: 'Ravi Devi', amount: 100, phone: '9876543210', receivedOn: '2026-05-03' })

  await page.goto('/admin?tab=payments&section=donations')
  await openMore(page.getByRole('row').filter({ hasText: 'Ravi Devi' }))
  await page.getByRole('button', { name: `${donor.button}: Ravi Devi` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(donor.total('₹750', 2))).toBeVisible()
  await dialog.getByRole('textbox', { name: notes.notes.label }).fill('Call in the evening')
  await dialog.getByRole('button', { name: notes.submit }).click()
  await expectToast(page, notes.saved.description)
  await dialog.getByRole('button', { name: same.sameOf('Smt. Asha Devi') }).click()
  await expect(dialog.getByText(donor.total('₹850', 3))).toBeVisible()
  await page.keyboard.press('Escape')

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin?tab=payments&section=donors&search=98765+43210')
    await page.getByRole('button', { name: list.openOf('Ravi Devi') }).click()
    await expect(dialog.getByRole('textbox', { name: notes.notes.label })).toHaveValue(
      'Call in the evening',
    )
    await expectCleanAndFitting(page)
    await page.keyboard.press('Escape')
    await expectCleanAndFitting(page)
  }

  await page.getByRole('button', { name: list.openOf('Ravi Devi') }).click()
  await dialog.getByRole('button', { name: same.undoOf('Smt. Asha Devi') }).click()
  await expect(dialog.getByText(donor.total('₹100', 1))).toBeVisible()
  await expect(dialog.getByText(same.reasons.phone)).toBeVisible()
})

test('two donors that were not proposed are joined by keyboard, and separated again', async ({
  page,
  site,
}) => {
  await logIn(page)
  const long = 'somebody.with.a.very.long.address@mail.example.org'
  for (const gift of [{ donorName: 'Lata Rao' }, { donorName: 'लता राव', email: long }]) {
    const made = await page.request.post('/api/admin/donations', {
      headers: { Origin: site.url },
      data: { paymentMethod: 'cash', receivedOn: '2026-05-02', amount: 300, ...gift },
    })
    expect(made.status(), await made.text()).toBe(201)
    const { id } = await made.json()
    expect((await page.request.get(`/api/admin/donations/${id}/donor`)).status()).toBe(200)
  }

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin?tab=payments&section=donors&search=Lata')
  await page.getByRole('button', { name: list.openOf('Lata Rao') }).click()
  await page.getByRole('button', { name: person.openOf('Lata Rao') }).press('Enter')
  const dialog = page.getByRole('dialog', { name: person.title('Lata Rao') })
  await dialog.getByRole('searchbox', { name: person.search }).fill('Lata Rao')
  await expect(dialog.getByText(person.nobody)).toBeVisible()
  await dialog.getByRole('searchbox', { name: person.search }).fill('लता')
  await dialog.getByRole('button', { name: person.compareOf('लता राव') }).press('Enter')
  await expect(dialog.getByRole('heading', { name: person.comparison })).toBeFocused()
  await expect(dialog.getByText(long)).toBeVisible()
  await expectCleanAndFitting(page)
  await dialog.getByRole('button', { name: person.joinOf('लता राव') }).press('Enter')
  await expectToast(page, same.done.same.description)
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: same.undoOf('लता राव') }).click()
  await expectToast(page, same.done.open.description)
})
