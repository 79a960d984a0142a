import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import type { FirstStep } from '@/domain/first-run'
import { resetEnv } from '@/env'
import { readFirstRun, readFirstRunProgress } from '@/server/first-run/service'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie, testAccount } from '../support/api'
import { freePort } from '../support/ports'
import { changeSiteSettings } from '../support/site-settings'
import { type MailServer, startMailServer } from '../support/smtp'
import { makePicture } from '../support/uploads'

const firstRunRoute = '/api/admin/first-run'
const testMailRoute = '/api/admin/test-mail'

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})

const post = (route: string, body?: object, query = '', session = cookie) =>
  callApi(`${route}${query}`, { method: 'POST', body, cookie: session })
const gapsOf = async (id: FirstStep) => {
  const { steps } = await readFirstRun('en')
  return steps.find((step) => step.id === id)?.gaps
}
const sendTestMail = async (query = '') =>
  (await (await post(testMailRoute, undefined, query)).json()).result

describe('the first steps of an empty site', () => {
  it('are open except those that need nothing, and count the sample texts', async () => {
    const { steps, samplePages, foundationName } = await readFirstRun('hi')
    expect(foundationName).toBe('Manavta Foundation')
    expect(steps.every(({ state }) => state === 'open')).toBe(true)
    const home = samplePages.find(({ slug }) => slug === 'home-page')
    expect(home?.unchanged).toBe(home?.total)
    expect(home?.total).toBeGreaterThan(20)
  })

  it('call the pages with sample texts as the panel does', async () => {
    const labels = async (locale: 'en' | 'hi') => {
      const { samplePages } = await readFirstRun(locale)
      return samplePages.map(({ label }) => label)
    }
    expect(await labels('en')).toContain('What We Do')
    expect(await labels('hi')).toContain('हमारे काम')
    expect((await labels('hi')).filter((label) => /[a-z]/i.test(label))).toEqual([])
  })

  it('ask for the name in Hindi if only the English one was changed', async () => {
    await changeSiteSettings({ foundationName: 'मानवता फ़ाउंडेशन' }, 'hi')
    expect(await gapsOf('name')).toEqual(['logo'])
    await changeSiteSettings({ foundationName: 'Asha Trust' }, 'en')
    expect(await gapsOf('name')).toEqual(['hindi-name', 'logo'])
    await changeSiteSettings({ foundationName: 'आशा ट्रस्ट' }, 'hi')
    expect(await gapsOf('name')).toEqual(['logo'])
  })

  it('are done as soon as the data is there', async () => {
    const payload = await getPayloadClient()
    const logo = await payload.create({
      collection: slugs.media,
      data: { alt: 'Logo' },
      file: {
        data: await makePicture(),
        mimetype: 'image/png',
        name: 'logo.png',
        size: 1,
      },
      overrideAccess: true,
    })
    await changeSiteSettings({
      foundationName: 'Asha Trust',
      logo: logo.id,
      palette: 'indigo',
      address: 'Rampur',
      phone: '9876543210',
      registrationNumber: '12/2020',
    })
    expect(await gapsOf('name')).toEqual([])
    expect(await gapsOf('colours')).toEqual([])
    expect(await gapsOf('contact')).toEqual(['email', 'map'])
    expect(await gapsOf('registration')).toEqual(['documents'])
    // The logo does not count as a picture of the foundation's work.
    expect(await gapsOf('picture')).toEqual(['picture'])
    expect(await readFirstRunProgress()).toMatchObject({ done: 2, next: { id: 'contact' } })
  })

  it('no longer count a text that was changed', async () => {
    const payload = await getPayloadClient()
    const home = await payload.findGlobal({ slug: 'home-page', overrideAccess: true })
    await payload.updateGlobal({
      slug: 'home-page',
      data: { hero: { ...home.hero, title: { ...home.hero?.title, hi: 'हमारी अपनी बात' } } },
      overrideAccess: true,
    })
    const { samplePages } = await readFirstRun('en')
    const counted = samplePages.find(({ slug }) => slug === 'home-page')
    expect(counted?.unchanged).toBe((counted?.total ?? 0) - 1)
  })

  it('leave the dashboard when an admin hides them, and come back', async () => {
    const editor = await sessionCookie('editor')
    expect((await post(firstRunRoute, { isDismissed: true }, '', editor)).status).toBe(403)
    expect((await post(firstRunRoute, { isDismissed: true })).status).toBe(200)
    expect(await readFirstRunProgress()).toBeNull()
    await post(firstRunRoute, { isDismissed: false })
    expect(await readFirstRunProgress()).not.toBeNull()
  })
})

describe('the test message', () => {
  let server: MailServer | undefined
  let port = 0
  beforeAll(async () => {
    port = await freePort()
  })
  afterAll(() => server?.stop())

  it('says that there is no mail server', async () => {
    expect(await sendTestMail()).toBe('no-server')
    expect(await gapsOf('mail')).toEqual(['mail-server'])
  })

  it('says that an account has no address', async () => {
    Object.assign(process.env, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'office@example.org',
    })
    resetEnv()
    expect(await sendTestMail()).toBe('no-address')
    expect(await gapsOf('mail')).toEqual(['test-mail'])
  })

  it('says that the server cannot be reached, and goes out once it can, in the language of the page', async () => {
    const payload = await getPayloadClient()
    const { id } = await testAccount('admin')
    await payload.update({
      collection: slugs.users,
      id,
      data: { email: 'admin@example.org' },
      overrideAccess: true,
    })
    expect(await sendTestMail()).toBe('unreachable')
    server = await startMailServer(port)
    expect(await sendTestMail('?locale=hi')).toBe('sent')
    expect(server.letters).toHaveLength(1)
    expect(server.letters[0]).toContain('To: admin@example.org')
    expect(await gapsOf('mail')).toEqual([])
  })
})
