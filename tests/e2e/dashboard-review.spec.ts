import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { seriousFindings } from '../support/axe'
import {
  expectToast,
  failNext,
  forgetFailures,
  makeContact,
  makeVolunteer,
  openTab,
  PICTURE,
} from '../support/dashboard'
import { expect, openDashboard, test } from '../support/e2e'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openDashboard(page)
})

test('a volunteer is rejected with a reason, noted on, and approved after all', async ({
  page,
  complaints,
}) => {
  await makeVolunteer(page, { firstName: 'bimla', lastName: 'rani' })
  await page.goto('/admin?tab=volunteers&search=bimla')
  const card = page.getByRole('article').filter({ hasText: 'Bimla Rani' })
  await card.getByLabel('More: Bimla Rani').click()
  await card.getByRole('button', { name: 'Reject: Bimla Rani' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject application' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Moves to another state')
  await failNext(page, '/api/admin/volunteers/', 'PATCH')
  await dialog.getByRole('button', { name: 'Reject application' }).click()
  await expectToast(page, 'Failed to update volunteer')
  await expect(dialog.getByLabel('Reason')).toHaveValue('Moves to another state')
  await dialog.getByRole('button', { name: 'Reject application' }).click()
  await expectToast(page, 'Volunteer updated successfully')
  await expect(card.getByText('Rejected')).toBeVisible()
  await expect(card.getByText('Moves to another state')).toBeVisible()

  await card.getByRole('button', { name: 'Notes: Bimla Rani' }).click()
  await dialog.getByLabel('Notes').fill('Her sister helps in the library')
  await dialog.getByRole('button', { name: 'Save notes' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('Her sister helps in the library')).toBeVisible()

  await card.getByRole('button', { name: 'Approve: Bimla Rani' }).click()
  await expect(card.getByText('Approved')).toBeVisible()
  await expect(card.getByText('Moves to another state')).toBeHidden()
  forgetFailures(complaints)
})

test('notes that a colleague has changed meanwhile are not overwritten', async ({
  page,
  complaints,
}) => {
  const id = await makeVolunteer(page, { firstName: 'chanda', lastName: 'kumari' })
  await page.goto('/admin?tab=volunteers&search=chanda&view=list')
  await page.getByRole('button', { name: 'Notes: Chanda Kumari' }).click()
  const dialog = page.getByRole('dialog')
  await page.request.patch(`/api/admin/volunteers/${id}`, { data: { notes: 'Theirs' } })
  await dialog.getByLabel('Notes').fill('Mine')
  await dialog.getByRole('button', { name: 'Save notes' }).click()
  await expect(dialog.getByText(/Someone else has changed this/)).toBeVisible()
  await expect(dialog.getByLabel('Notes')).toHaveValue('Mine')
  await dialog.getByRole('button', { name: 'Load the newest version' }).click()
  await expect(dialog.getByLabel('Notes')).toHaveValue('Theirs')
  forgetFailures(complaints)
})

test('messages are marked, counted while unread, and filtered by their mark', async ({
  page,
  complaints,
}) => {
  await makeContact(page, { name: 'Ganga Prasad', message: 'When is the next camp?' })
  await openTab(page, 'Contacts')
  const badge = page.getByText(/^\d+ unread$/)
  const before = Number.parseInt((await badge.textContent()) ?? '', 10)
  const card = page.getByRole('article').filter({ hasText: 'Ganga Prasad' })
  await expect(card.getByText('New', { exact: true })).toBeVisible()

  await failNext(page, '/api/admin/contacts/', 'PATCH')
  await card.getByRole('button', { name: 'Mark as read: message from Ganga Prasad' }).click()
  await expectToast(page, 'Failed to update message')
  await card.getByRole('button', { name: 'Mark as read: message from Ganga Prasad' }).click()
  await expectToast(page, 'Message updated successfully')
  await expect(card.getByText('Read', { exact: true })).toBeVisible()
  await expect(page.getByText(`${before} unread`, { exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Answered', exact: true }).click()
  await expect(page).toHaveURL(/status=answered/)
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await card.getByRole('button', { name: /Mark as answered/ }).click()
  await page.getByRole('button', { name: 'Answered', exact: true }).click()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Unread', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  forgetFailures(complaints)
})

test('a notice on a phone leaves the first buttons free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await makeContact(page, { name: 'Harish' })
  await page.goto('/admin?tab=contacts&search=Harish')
  await page.getByRole('button', { name: 'Mark as read: message from Harish' }).click()
  await expectToast(page, 'Message updated successfully')
  await page.evaluate(() => scrollTo(0, 0))
  for (const name of ['New Activity', 'Home', 'Activity log', 'Status']) {
    const isFree = await page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isFree, name).toBe(true)
  }
})

test('each failure of the slider and of the QR code says its sentence', async ({
  page,
  complaints,
}) => {
  await openTab(page, 'About Slider')
  await page.getByRole('button', { name: 'Add Slider Image' }).click()
  const dialog = page.getByRole('dialog')
  await failNext(page, '/api/admin/upload', 'POST')
  await dialog.locator('input[type=file]').setInputFiles(PICTURE)
  await expectToast(page, 'Failed to upload slider image')
  await dialog.locator('input[type=file]').setInputFiles(PICTURE)
  await expectToast(page, 'Slider image uploaded successfully')
  await dialog.getByRole('textbox', { name: 'Alt text', exact: true }).fill('A well in the yard')
  await failNext(page, '/api/admin/about-slider', 'POST')
  await dialog.getByRole('button', { name: 'Add image' }).click()
  await expectToast(page, 'Failed to create slider image')
  await dialog.getByRole('button', { name: 'Add image' }).click()
  await expectToast(page, 'Slider image created successfully')

  await page.getByRole('button', { name: 'Edit A well in the yard' }).click()
  await failNext(page, '/api/admin/about-slider/', 'PUT')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Failed to update slider image')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Slider image updated successfully')

  await failNext(page, '/api/admin/about-slider/', 'DELETE')
  await page.getByRole('button', { name: 'Delete A well in the yard' }).click()
  await expectToast(page, 'Failed to delete slider image')
  await page.getByRole('button', { name: 'Delete A well in the yard' }).click()
  await expectToast(page, 'Slider image deleted successfully')

  await openTab(page, 'Payments')
  const upload = page.getByRole('group', { name: 'UPI QR code' }).locator('input[type=file]')
  await failNext(page, '/api/admin/upload', 'POST')
  await upload.setInputFiles(PICTURE)
  await expectToast(page, 'Failed to upload QR code')
  await upload.setInputFiles(PICTURE)
  await expectToast(page, 'QR code uploaded successfully')
  forgetFailures(complaints)
})

test('payment settings that a colleague has saved meanwhile are not overwritten', async ({
  page,
  site,
  complaints,
}) => {
  await openTab(page, 'Payments')
  await expect(page.getByLabel('Key ID')).toBeVisible()
  const theirs = await page.request.post('/api/admin/payment-settings', {
    data: { keyId: 'rzp_test_theirs', keySecret: 'a-secret-of-the-test', testMode: true },
    headers: { Origin: site.url },
  })
  expect(theirs.status()).toBe(200)
  await page.getByLabel('Key ID').fill('rzp_test_mine')
  await page.getByLabel('Key Secret').fill('another-secret')
  await page.getByRole('button', { name: 'Update Payment Settings' }).click()
  await expectToast(page, 'Failed to update payment settings')
  await expect(page.getByText(/Someone else has changed this/)).toBeVisible()
  await expect(page.getByLabel('Key ID')).toHaveValue('rzp_test_mine')
  await page.getByRole('button', { name: 'Load the newest version' }).click()
  await expect(page.getByLabel('Key ID')).toHaveValue('rzp_test_theirs')
  await page.getByRole('button', { name: 'Update Payment Settings' }).click()
  await expectToast(page, 'Payment settings updated successfully')
  forgetFailures(complaints)
})

test('dialogs are clean for axe on a phone, and can be opened and closed with the keyboard only', async ({
  page,
}) => {
  await makeVolunteer(page, { firstName: 'deepa', lastName: 'singh' })
  await page.setViewportSize({ width: 360, height: 800 })
  for (const [tab, button] of [
    ['Portfolio', 'Add Portfolio Item'],
    ['About Slider', 'Add Slider Image'],
    ['Inspiration', 'Add Inspiration'],
    ['Volunteers', 'Reject: Deepa Singh'],
    ['Volunteers', 'Notes: Deepa Singh'],
    ['Portfolio', 'New Activity'],
  ] as const) {
    await openTab(page, tab)
    if (button === 'Reject: Deepa Singh') await page.getByLabel('More: Deepa Singh').click()
    await page.getByRole('button', { name: button }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await seriousFindings(page), button).toEqual([])
    const overhang = await page.evaluate(() => {
      const element = document.querySelector('[role=dialog]')
      return element ? element.scrollWidth - element.clientWidth : 1
    })
    expect(overhang, button).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: button })).toBeFocused()
  }
})

test('Escape, Back and a tap outside close a dialog, but ask first if something was typed', async ({
  page,
}) => {
  // Simulates Android's Back, which no test browser has.
  await page.addInitScript(() => {
    const watchers: CloseWatcherStub[] = []
    class CloseWatcherStub {
      onclose?: () => void
      constructor() {
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    }
    const goBack = () => watchers.pop()?.onclose?.()
    Object.assign(window, { CloseWatcher: CloseWatcherStub, goBack })
  })
  await page.goto('/admin?tab=portfolio')
  page.removeAllListeners('dialog')
  const questions: string[] = []
  let response = false
  page.on('dialog', async (question) => {
    await (response ? question.accept() : question.dismiss())
    questions.push(question.message())
  })
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('textbox', { name: 'Title', exact: true })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.evaluate(() => (window as unknown as { goBack: () => void }).goBack()),
  ]
  for (const [index, leave] of ways.entries()) {
    await page.getByRole('button', { name: 'Add Portfolio Item' }).click()
    await leave()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Add Portfolio Item' }).click()
    await title.fill('A well')
    for (const [asked, mayLeave] of [false, false, true].entries()) {
      response = mayLeave
      await leave()
      // Keys pressed while the question is still open are lost.
      await expect.poll(() => questions.length).toBe(3 * index + asked + 1)
      if (!mayLeave) await expect(title).toHaveValue('A well')
    }
    await expect(dialog).toBeHidden()
  }
  expect(questions).toHaveLength(9)
})

test('Back and Forward ask before they discard typed text', async ({ page }) => {
  const { keyId } = dashboardPaymentSettingsContent.en
  await page.goto('/admin?tab=payments&section=donations')
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await page.getByRole('tab', { name: 'Payments' }).click()
  const field = page.getByLabel(keyId.label)
  const stored = await field.inputValue()
  await field.fill('rzp_test_typed')
  page.removeAllListeners('dialog')
  const questions: string[] = []
  let response = false
  page.on('dialog', (question) => {
    questions.push(question.message())
    return response ? question.accept() : question.dismiss()
  })
  for (const count of [1, 2]) {
    await page.evaluate(() => history.back())
    await expect.poll(() => questions.length).toBe(count)
    await expect(page).toHaveURL(/tab=payments/)
    await expect(field).toHaveValue('rzp_test_typed')
  }
  response = true
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/tab=contacts/)
  await expect(page.getByRole('tab', { name: 'Contacts', selected: true })).toBeVisible()
  // No typed text is left, so there is no question.
  await page.evaluate(() => history.forward())
  await expect(field).toHaveValue(stored)
  expect(questions).toHaveLength(3)
})
