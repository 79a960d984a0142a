import { beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { callApi } from '../support/api'
import { limitAsOnARealSite } from '../support/real-limits'

limitAsOnARealSite()

const message = {
  name: 'Asha Devi',
  email: 'asha@example.org',
  subject: 'Support',
  message: 'Namaste',
}
const application = {
  firstName: 'Asha',
  lastName: 'Devi',
  email: 'asha@example.org',
  phone: '9876543210',
}

/** Each test uses a different address, so that they do not share limits. */
let host = 0
beforeEach(() => {
  host += 1
})

describe.each([
  ['/api/contact', slugs.contacts, message],
  ['/api/volunteers', slugs.volunteers, application],
] as const)('POST %s', (path, collection, body) => {
  const send = (fields: object) =>
    callApi(path, {
      method: 'POST',
      body: { ...body, ...fields },
      headers: { 'X-Forwarded-For': `203.0.113.${host}` },
    })

  it.each([
    ['a filled honeypot', { anythingElse: 'https://pills.example' }, true],
    ['a form sent at once', { filledInMs: 40 }, true],
    ['a person', { anythingElse: '', filledInMs: 45_000 }, false],
    ['an outside client without either field', {}, false],
  ])('stores what %s sends, and marks it if it looks like spam', async (_case, fields, isSpam) => {
    const response = await send(fields)
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as { id: string }
    const payload = await getPayloadClient()
    const doc = await payload.findByID({ collection, id, depth: 0, overrideAccess: true })
    expect(doc.suspectedSpam).toBe(isSpam)
    expect(doc).not.toHaveProperty('anythingElse')
  })

  it("ignores a visitor's own mark for spam", async () => {
    const { id } = (await (await send({ suspectedSpam: true })).json()) as { id: string }
    const payload = await getPayloadClient()
    const doc = await payload.findByID({ collection, id, depth: 0, overrideAccess: true })
    expect(doc.suspectedSpam).toBe(false)
  })

  it('is limited for each address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 25; i++) statuses.push((await send({})).status)
    expect(statuses[0]).toBe(201)
    expect(statuses.at(-1)).toBe(429)
  })
})
