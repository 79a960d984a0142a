import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { emptyCollections } from '../support/empty-collections'

const PAN = 'ABCPE1234F'
const MASK = '••••••234F'

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(() => emptyCollections(slugs.donations, slugs.auditLog))

describe('A PAN at work', () => {
  it('is masked in the list, and the log records when an admin asks for it', async () => {
    const { id } = await give({ panNumber: PAN })
    const list = await callApi('/api/admin/donations', { cookie })
    const text = await list.text()
    expect(JSON.parse(text)).toMatchObject([{ panNumber: MASK }])
    expect(text).not.toContain(PAN)

    const shown = await callApi(`/api/admin/donations/${id}/pan`, { method: 'POST', cookie })
    expect(await shown.json()).toEqual({ panNumber: PAN })
    const [entry, ...more] = await log()
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      action: 'viewed',
      subject: 'donation',
      subjectId: id,
      label: 'Asha Devi',
      actorRole: 'admin',
    })
    expect(JSON.stringify(entry)).not.toContain(PAN)
  })

  it('is for admins only, and 404 for a gift without a PAN', async () => {
    const { id } = await give({ panNumber: PAN })
    const ask = (as?: string) =>
      callApi(`/api/admin/donations/${id}/pan`, { method: 'POST', cookie: as })
    expect((await ask()).status).toBe(401)
    expect((await ask(await sessionCookie('editor'))).status).toBe(403)
    const without = await give({})
    const none = await callApi(`/api/admin/donations/${without.id}/pan`, { method: 'POST', cookie })
    expect(none.status).toBe(404)
    expect((await log()).filter(({ action }) => action === 'viewed')).toEqual([])
  })

  it('stays unchanged if a correction sends its mask back', async () => {
    const { id } = await give({ panNumber: PAN })
    expect((await correct(id, { panNumber: MASK, corrections: 0 })).status).toBe(200)
    expect(await panOf(id)).toBe(PAN)
    expect((await correct(id, { panNumber: 'bbbpe1234f', corrections: 1 })).status).toBe(200)
    expect(await panOf(id)).toBe('BBBPE1234F')
    expect((await correct(id, { panNumber: '', corrections: 2 })).status).toBe(200)
    expect(await panOf(id)).toBeNull()
    const refused = await correct(id, { panNumber: MASK, corrections: 3 })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: { panNumber: expect.any(String) } })
  })
})

async function give(fields: object) {
  const payload = await getPayloadClient()
  return payload.create({
    collection: slugs.donations,
    data: {
      donorName: 'Asha Devi',
      amountPaise: 50_000,
      paymentMethod: 'Cash',
      recordedBy: 'admin',
      receivedAt: '2026-05-01T06:30:00.000Z',
      ...fields,
    },
    overrideAccess: true,
  })
}

let corrected = 0
function correct(id: string, change: object) {
  corrected += 1
  const body = {
    donorName: `Asha ${corrected}`,
    receivedOn: '2026-05-01',
    reason: 'Told',
    ...change,
  }
  return callApi(`/api/admin/donations/${id}/correct`, { method: 'POST', cookie, body })
}

async function panOf(id: string) {
  const payload = await getPayloadClient()
  const doc = await payload.findByID({ collection: slugs.donations, id, overrideAccess: true })
  return doc.panNumber ?? null
}

async function log() {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({ collection: slugs.auditLog, overrideAccess: true })
  return docs
}
