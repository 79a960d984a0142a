import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { uploadMessages } from '@/domain/upload-messages'
import { getEnv } from '@/env'
import { readFirstRun } from '@/server/first-run/service'
import { getPayloadClient } from '@/server/payload-client'
import { listPublishedDocuments } from '@/server/site-settings/published-documents'
import { callCms, sessionCookie } from '../support/api'

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n'

let editor = ''
beforeAll(async () => {
  editor = await sessionCookie('editor')
})
beforeEach(async () => {
  const payload = await getPayloadClient()
  const everything = { where: { id: { exists: true } }, overrideAccess: true } as const
  await payload.delete({ collection: slugs.documents, ...everything })
})

type Upload = {
  content?: string
  name?: string
  cookie?: string
  isActive?: boolean
  more?: object
}

function upload({
  content = PDF,
  name = 'Annual Report 2025.pdf',
  cookie,
  isActive = true,
  more = {},
}: Upload) {
  const form = new FormData()
  form.append('file', new File([content], name, { type: 'application/pdf' }))
  const title = { en: 'Annual report', hi: 'वार्षिक रिपोर्ट' }
  const data = { title, kind: 'annual-report', year: '2025', isActive, ...more }
  form.append('_payload', JSON.stringify(data))
  return callCms('POST', 'documents', { body: form, cookie })
}

const download = (filename: string, cookie?: string, headers = {}) =>
  callCms('GET', `documents/file/${filename}`, { cookie, headers })

/** Returns what the first steps report as missing in the registrations. */
async function gaps() {
  const { steps } = await readFirstRun('en')
  return steps.find(({ id }) => id === 'registration')?.gaps
}

describe('a PDF that an editor uploads', () => {
  it('lets nobody set its folder of the bucket, which could show other files', async () => {
    const { doc } = await (await upload({ cookie: editor, more: { prefix: 'private' } })).json()
    expect(doc.prefix ?? null).toBeNull()
  })

  it('is served to visitors as a file to save, never as a page', async () => {
    const { doc } = await (await upload({ cookie: editor })).json()
    expect(doc.filename).toMatch(/^annual-report-2025-[0-9a-f]{12}\.pdf$/)
    const response = await download(doc.filename)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(PDF)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is a 404 if its file is gone', async () => {
    const { doc } = await (await upload({ cookie: editor })).json()
    fs.rmSync(path.join(getEnv().MEDIA_DIR, 'documents', doc.filename))
    expect((await download(doc.filename)).status).toBe(404)
  })

  it('is on the site in both languages, until it is switched off', async () => {
    expect(await listPublishedDocuments('en')).toEqual([])
    expect(await gaps()).toContain('documents')
    const { doc } = await (await upload({ cookie: editor })).json()
    const url = `/files/${doc.filename}`
    expect(await listPublishedDocuments('en')).toEqual([
      { title: 'Annual report', year: '2025', url },
    ])
    expect(await gaps()).not.toContain('documents')
    expect(await listPublishedDocuments('hi')).toMatchObject([{ title: 'वार्षिक रिपोर्ट' }])
    await callCms('PATCH', `documents/${doc.id}`, { body: { isActive: false }, cookie: editor })
    expect(await listPublishedDocuments('en')).toEqual([])
    expect(await gaps()).toContain('documents')
    expect((await download(doc.filename)).status).toBe(404)
    expect((await download(doc.filename, editor)).status).toBe(200)
  })

  it('that is switched off, or unknown, leads a browser to the page of an unknown address', async () => {
    const { doc } = await (await upload({ cookie: editor, isActive: false })).json()
    for (const filename of [doc.filename, 'never-uploaded.pdf']) {
      const response = await download(filename, undefined, { Accept: 'text/html,*/*' })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`/files/missing/${filename}`)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it.each([
    ['a page that calls itself a PDF', '<script>alert(1)</script>', uploadMessages.pdfTypeUnknown],
    ['a picture', '\x89PNG\r\n\x1a\n', uploadMessages.pdfTypeUnknown],
    ['nothing at all', '', uploadMessages.fileEmpty],
    ['a PDF that was cut off', PDF.slice(0, 20), uploadMessages.pdfTypeUnknown],
  ])('is refused with a reason if it is %s', async (_what, content, message) => {
    const response = await upload({ content, cookie: editor })
    expect(response.status).toBe(415)
    const { errors } = await response.json()
    expect(errors[0].message).toBe(message)
  })

  it('is refused above 10 MB', async () => {
    const response = await upload({ content: PDF + ' '.repeat(10 * 1024 * 1024), cookie: editor })
    expect(response.status).toBe(413)
  })

  it('is no visitor’s to upload', async () => {
    expect((await upload({})).status).toBe(401)
  })
})
