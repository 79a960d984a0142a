import { expect, logIn, test } from '../support/e2e'

test.use({ siteOf: 'focus' })

/** Each shape that the site crops pictures to. */
const SHAPES = [
  ['hero', '/'],
  ['slider, 16:9', '/about'],
  ['card, 4:3', '/portfolio'],
  ['square', '/inspiration'],
  ['activity, 16:9', '/activities'],
  ['story', '/stories'],
] as const

test('the focal point that an editor chooses is what every cropped shape keeps in sight', async ({
  page,
}) => {
  test.slow()
  await logIn(page)
  const firstPicture = page.locator('main img[src^="/media/"]').first()
  for (const [shape, path] of SHAPES) {
    await test.step(shape, async () => {
      await page.goto(path)
      await expect(firstPicture).toHaveCSS('object-fit', 'cover')
      await expect(firstPicture).toHaveCSS('object-position', '50% 50%')
      const file = (await firstPicture.getAttribute('src'))?.split('/').at(-1)
      const query = `where[or][0][filename][equals]=${file}&where[or][1][sizes.w800.filename][equals]=${file}`
      const { docs } = await (await page.request.get(`/cms-api/media?${query}`)).json()
      expect(docs).toHaveLength(1)

      await page.goto(`/cms/collections/media/${docs[0].id}`)
      await page.getByRole('button', { name: 'Edit Image' }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByLabel('X %').fill('20')
      await drawer.getByLabel('Y %').fill('90')
      await drawer.getByRole('button', { name: 'Apply Changes' }).click()
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-success').first()).toBeVisible()

      await page.goto(path)
      await expect(firstPicture).toHaveCSS('object-position', '20% 90%')
    })
  }
})
