import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { GET as cmsGet } from '@/app/(payload)/cms-api/[...slug]/route'
import { POST as api } from '@/app/api/[...path]/route'
import { slugs } from '@/cms/slugs'
import { validationMessagesHi } from '@/content/validation'
import { messages } from '@/domain/messages'
import { uploadMessages } from '@/domain/upload-messages'
import { getEnv, incomingDir } from '@/env'
import { inPictureTurn, MAX_PICTURES_AT_ONCE } from '@/lib/picture-turns'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, callCms, sessionCookie } from '../support/api'
import { formWith, makePicture, uploadPhoto, uploadPicture } from '../support/uploads'

const adminUpload = '/api/admin/upload'
const upload = '/api/upload'

const MB = 1024 * 1024

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})

const send = (body: unknown, more: object = {}) =>
  callApi(upload, { method: 'POST', body, ...more })
const sendAsAdmin = (body: unknown, more: object = {}) =>
  callApi(adminUpload, { method: 'POST', body, cookie, ...more })

const readStored = (folder: 'public' | 'private', url: string) =>
  fs.readFileSync(path.join(process.env.MEDIA_DIR ?? '', folder, path.basename(url)))

describe('accepted files', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    '%s, kept as WebP under a random name',
    async (format) => {
      const response = await send(
        formWith(await makePicture(format), '../../evil.php', 'text/html'),
      )
      expect(response.status).toBe(201)
      const { url, ...rest } = await response.json()
      expect(url).toMatch(/^\/volunteer-photos\/[\da-f]{24}\.webp$/)
      expect(rest).toEqual({})
      expect((await sharp(readStored('private', url)).metadata()).format).toBe('webp')
    },
  )

  it('an admin may use either call for the public library', async () => {
    for (const response of [
      await sendAsAdmin(formWith(await makePicture())),
      await send(formWith(await makePicture()), { cookie }),
    ]) {
      expect(response.status).toBe(201)
      const { url } = await response.json()
      expect(url).toMatch(/^\/media\/[\da-f]{24}\.webp$/)
      expect(readStored('public', url).length).toBeGreaterThan(0)
    }
  })

  it("keeps a volunteer's photo private when an admin uploads it", async () => {
    const response = await callApi(`${adminUpload}?volunteer`, {
      method: 'POST',
      body: formWith(await makePicture()),
      cookie,
    })
    expect(response.status).toBe(201)
    const { url } = await response.json()
    expect(url).toMatch(/^\/volunteer-photos\//)
    expect(readStored('private', url).length).toBeGreaterThan(0)
  })

  it("an editor's file is a visitor's", async () => {
    const editor = await sessionCookie('editor')
    const response = await send(formWith(await makePicture()), { cookie: editor })
    expect((await response.json()).url).toMatch(/^\/volunteer-photos\//)
    expect((await sendAsAdmin(formWith(await makePicture()), { cookie: editor })).status).toBe(403)
    expect((await sendAsAdmin(formWith(await makePicture()), { cookie: '' })).status).toBe(401)
  })

  it('loses location and camera data, and is rotated upright', async () => {
    const data = await sharp({
      create: { width: 60, height: 20, channels: 3, background: '#a00' },
    })
      .jpeg()
      .withExif({
        IFD0: { Make: 'PlantedCamera', Orientation: '6' },
        IFD3: { GPSLatitude: '26/1 51/1 0/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer()
    expect((await sharp(data).metadata()).exif).toBeDefined()
    expect(data.includes('PlantedCamera')).toBe(true)
    const { url } = await (await send(formWith(data))).json()
    const stored = readStored('private', url)
    const { exif, xmp, iptc } = await sharp(stored).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(stored.includes('PlantedCamera')).toBe(false)
  })

  it('of a picture with something hidden behind it the picture only', async () => {
    const script = '<script>alert("planted")</script>'
    for (const format of ['jpeg', 'png'] as const) {
      const polyglot = Buffer.concat([
        await makePicture(format),
        Buffer.from(`PK\x03\x04${script}`),
      ])
      const { url } = await (await send(formWith(polyglot))).json()
      expect(readStored('private', url).includes('planted')).toBe(false)
    }
  })
})

describe('stored pictures', () => {
  const storedOf = async (url: string) => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.media,
      where: { filename: { equals: path.basename(url) } },
      overrideAccess: true,
    })
    const files = [docs[0], ...Object.values(docs[0]?.sizes ?? {})]
    return Promise.all(
      files.map(async (file) => {
        const data = readStored('public', file?.filename ?? '')
        const { format, width, height } = await sharp(data).metadata()
        expect([file?.width, file?.height, file?.filesize]).toEqual([width, height, data.length])
        return [format, width, height]
      }),
    )
  }
  const sizesOf = async (data: Buffer) =>
    storedOf((await (await sendAsAdmin(formWith(data))).json()).url)
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a00' } })

  it('is the picture and its smaller sizes, none larger than it was', async () => {
    expect(await sizesOf(await plain(3200, 1600).jpeg().toBuffer())).toEqual([
      ['webp', 2560, 1280],
      ['webp', 400, 200],
      ['webp', 800, 400],
      ['webp', 1600, 800],
    ])
    expect(await sizesOf(await plain(600, 300).png().toBuffer())).toEqual([
      ['webp', 600, 300],
      ['webp', 400, 200],
      ['webp', 600, 300],
      ['webp', 600, 300],
    ])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is upright, whatever EXIF says (%i)', async (orientation) => {
    const data = await plain(60, 20).jpeg().withMetadata({ orientation }).toBuffer()
    const [full] = await sizesOf(data)
    expect(full).toEqual(orientation < 5 ? ['webp', 60, 20] : ['webp', 20, 60])
  })

  it('stays transparent', async () => {
    const data = await sharp({
      create: { width: 40, height: 40, channels: 4, background: '#a0000080' },
    })
      .png()
      .toBuffer()
    const { url } = await (await sendAsAdmin(formWith(data))).json()
    expect((await sharp(readStored('public', url)).metadata()).hasAlpha).toBe(true)
  })

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['16 bits', (picture) => picture.toColourspace('rgb16').png()],
    ['a palette', (picture) => picture.png({ palette: true })],
    ['one channel', (picture) => picture.toColourspace('b-w').png()],
    ['the colours of a printer', (picture) => picture.toColourspace('cmyk').jpeg()],
  ])('keeps its colours if it came with %s', async (_case, encode) => {
    const grey = sharp({ create: { width: 60, height: 40, channels: 3, background: '#808080' } })
    const { url } = await (await sendAsAdmin(formWith(await encode(grey).toBuffer()))).json()
    const { channels } = await sharp(readStored('public', url)).toColourspace('srgb').stats()
    // Inks without a profile come close; inverted or missing ones would give 0 or 255, or be two thirds off.
    for (const { mean } of channels.slice(0, 3)) expect(Math.abs(mean - 0x80)).toBeLessThan(24)
  })

  it('is called in the library as its file was, if the client says how', async () => {
    const nameless = new Request('http://localhost:3000/api/admin/upload', {
      method: 'POST',
      headers: {
        Cookie: cookie,
        Origin: 'http://localhost:3000',
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body: new Blob([
        '--x\r\nContent-Disposition: form-data; name="file"\r\n',
        'Content-Type: application/octet-stream\r\n\r\n',
        ...[(await makePicture()) as BlobPart, '\r\n--x--\r\n'],
      ]),
    })
    for (const [name, response] of [
      ['नदी के पास', await sendAsAdmin(formWith(await makePicture(), 'नदी के पास.png'))],
      ['picture', await api(nameless)],
    ] as const) {
      const { url } = await response.json()
      const payload = await getPayloadClient()
      const where = { filename: { equals: path.basename(url) } }
      const found = await payload.find({ collection: slugs.media, where, overrideAccess: true })
      expect(found.docs).toMatchObject([{ title: name }])
    }
  })

  it('is small enough for any screen, however long it is', async () => {
    const [full] = await sizesOf(await plain(600, 16_000).png().toBuffer())
    expect(Number(full?.[2])).toBeLessThanOrEqual(8192)
    const [poster] = await sizesOf(await plain(3000, 4000).png().toBuffer())
    expect(Number(poster?.[1]) * Number(poster?.[2])).toBeLessThan(6_100_000)
  })

  it('leaves nothing behind on the disk while it waited there', async () => {
    const editor = await sessionCookie('editor')
    const inPanel = (body: FormData, session: string) =>
      callCms('POST', 'media', { body, cookie: session })
    expect((await send(formWith(await makePicture()))).status).toBe(201)
    expect((await send(formWith('not a picture'))).status).toBe(415)
    expect((await send(new FormData())).status).toBe(400)
    const described = formWith(await makePicture())
    described.append('_payload', JSON.stringify({ alt: 'Green' }))
    expect((await inPanel(described, editor)).status).toBe(201)
    expect((await inPanel(formWith('not a picture'), editor)).status).toBe(415)
    expect(fs.readdirSync(incomingDir(getEnv()))).toEqual([])
  })
})

describe('a picture of many pixels', () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a00' } })
      .png()
      .toBuffer()

  it('is taken up to 12 megapixels from a visitor and up to 40 from an admin', async () => {
    expect((await send(formWith(await flat(4096, 3072)))).status).toBe(201)
    const tooLarge = formWith(await flat(4160, 3120))
    const response = await send(tooLarge)
    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({ message: uploadMessages.imageTooManyPixels })
    expect((await sendAsAdmin(tooLarge)).status).toBe(201)
    expect((await sendAsAdmin(formWith(await flat(7300, 5470)))).status).toBe(201)
  })

  it.each([
    ['more than 40 megapixels', () => pngHeader(7_000), uploadMessages.imageTooManyPixels],
    // Half a gigabyte when decoded: 16 bits in four channels, interlaced.
    [
      'passes over the whole picture',
      () => pngHeader(6_000, [16, 6, 0, 0, 1]),
      uploadMessages.imageTooHeavy,
    ],
  ])('is refused by its header if it has %s', async (_case, make, message) => {
    const response = await sendAsAdmin(formWith(make()))
    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({ message })
  })

  it('is accepted if it is interlaced and small', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      const data = await sharp({
        create: { width: 1200, height: 800, channels: 3, background: '#a00' },
      })
        [format]({ progressive: true })
        .toBuffer()
      expect((await send(formWith(data))).status).toBe(201)
    }
  })
})

describe('many pictures at once', () => {
  it('are processed in turn; too many are asked to come back, here and in the panel', async () => {
    let free = () => {}
    const held = new Promise<void>((resolve) => {
      free = resolve
    })
    const others = Array.from({ length: MAX_PICTURES_AT_ONCE }, () => inPictureTurn(() => held))
    const editor = await sessionCookie('editor')
    const responses = [
      await send(formWith(await makePicture())),
      await sendAsAdmin(formWith(await makePicture())),
      await callCms('POST', 'media', { body: formWith(await makePicture()), cookie: editor }),
    ]
    for (const response of responses) {
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(JSON.stringify(await response.json())).toContain(uploadMessages.picturesBusy)
    }
    free()
    await Promise.all(others)
    expect(fs.readdirSync(incomingDir(getEnv()))).toEqual([])
    const eight = await Promise.all(
      Array.from({ length: 8 }, async () => send(formWith(await makePicture()))),
    )
    expect(eight.map(({ status }) => status)).toEqual(Array(8).fill(201))
  })
})

describe('photos of forms that are never sent', () => {
  it('get no more space than their common limit, unless they are used', async () => {
    const url = await uploadPhoto()
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.volunteerPhotos,
      where: { filename: { equals: path.basename(url) } },
      overrideAccess: true,
    })
    const id = docs[0]?.id ?? ''
    await payload.db.updateOne({
      collection: slugs.volunteerPhotos,
      where: { id: { equals: id } },
      data: { filesize: 500 * MB },
    })
    const fakeTime = { toFake: ['Date' as const] }
    // The free space is counted every few seconds.
    vi.useFakeTimers({ ...fakeTime, now: Date.now() + 10_000 })
    const response = await send(formWith(await makePicture()))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await response.json()).toEqual({ message: uploadMessages.photosFull })
    // Admins may still upload.
    expect((await sendAsAdmin(formWith(await makePicture()))).status).toBe(201)

    const person = { firstName: 'A', lastName: 'B', email: 'a@example.org', phone: '9876543210' }
    await payload.create({
      collection: slugs.volunteers,
      data: { ...person, photo: id, status: 'pending' },
      overrideAccess: true,
    })
    vi.useFakeTimers({ ...fakeTime, now: Date.now() + 20_000 })
    expect((await send(formWith(await makePicture()))).status).toBe(201)
    vi.useRealTimers()
  })
})

describe('refused files', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const heif = (brand: string) =>
    Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`, 'latin1')

  it.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['SVG', () => svg],
    ['HTML', () => '<!doctype html><script>alert(1)</script>'],
    ['AVIF', () => heif('avif')],
    ['GIF and script', () => 'GIF89a/*\0\0*/=1;alert(1)'],
    ['PDF', () => '%PDF-1.7 \xff\xd8\xff'],
    ['JPEG that starts like one', () => Buffer.from('\xff\xd8\xff\xe0 not a picture', 'latin1')],
    ['truncated JPEG', async () => (await noise('jpeg')).subarray(0, 3000)],
    ['truncated PNG', async () => (await noise('png')).subarray(0, 3000)],
    ['WebP of nothing', () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 \0\0\0\0', 'latin1')],
    ['PNG of 50,000 x 50,000', () => pngHeader(50_000)],
    ['PNG of 7,000 x 7,000', () => pngHeader(7_000)],
  ])('415: %s, whatever its name says', async (_case, make) => {
    const response = await send(formWith(await make(), 'photo.jpg', 'image/jpeg'))
    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['HEIC', () => heif('heic'), 415, uploadMessages.imageIsHeic],
    ['HEIC of ten bits', () => heif('heix'), 415, uploadMessages.imageIsHeic],
    ['HEIF', () => heif('mif1'), 415, uploadMessages.imageIsHeic],
    ['an empty file', () => Buffer.alloc(0), 400, uploadMessages.fileEmpty],
    [
      'half a picture',
      async () => (await noise('jpeg')).subarray(0, 3000),
      415,
      uploadMessages.imageDamaged,
    ],
  ])('with advice, here and in the panel: %s', async (_case, make, status, message) => {
    // Many browsers have no MIME type for HEIC.
    const form = formWith(await make(), 'IMG_0001.HEIC', '')
    for (const response of [await send(form), await sendAsAdmin(form)]) {
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ message })
    }
    const editor = await sessionCookie('editor')
    const inPanel = await callCms('POST', 'media', {
      body: form,
      cookie: `${editor}; manavta-lng=hi`,
    })
    expect(inPanel.status).toBe(415)
    const inHindi = validationMessagesHi[message]
    expect(await inPanel.json()).toMatchObject({ errors: [{ message: inHindi }] })
    expect(fs.readdirSync(incomingDir(getEnv()))).toEqual([])
  })

  it('413: files over 5 MB of a visitor and over 10 MB of an admin', async () => {
    const withSize = async (bytes: number) =>
      formWith(Buffer.concat([await makePicture(), Buffer.alloc(bytes)]))
    expect((await send(await withSize(5 * MB))).status).toBe(413)
    expect((await send(await withSize(4 * MB))).status).toBe(201)
    expect((await sendAsAdmin(await withSize(10 * MB))).status).toBe(413)
    expect((await sendAsAdmin(await withSize(9 * MB))).status).toBe(201)
  })

  it('413: an endless body, whatever length it claims', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += MB
        controller.enqueue(new Uint8Array(MB))
      },
    })
    const request = new Request('http://localhost:3000/api/upload', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '10' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    const response = await api(request)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(8 * MB)
  })

  it('503, with nothing left behind, if the disk is full', async () => {
    const folder = incomingDir(getEnv())
    fs.mkdirSync(folder, { recursive: true })
    fs.rmSync(folder, { recursive: true })
    // A folder that even root cannot write to.
    fs.symlinkSync('/sys', folder)
    const refused = await send(formWith(await noise('png')))
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({ message: messages.storageFault })
    fs.rmSync(folder)
    expect((await send(formWith(await makePicture()))).status).toBe(201)
  })

  it('400: no file, an empty one, two, another field, or no form at all', async () => {
    const png = await makePicture()
    const two = formWith(png)
    two.append('file', new File([png as BlobPart], 'b.png'))
    const more = formWith(png)
    more.append('other', new File([png as BlobPart], 'b.png'))
    const other = new FormData()
    other.append('photo', new File([png as BlobPart], 'a.png'))
    other.append('file', new File([png as BlobPart], 'b.png'))
    const elsewhere = new FormData()
    elsewhere.append('photo', new File([png as BlobPart], 'b.png'))
    const text = new FormData()
    text.append('file', 'text')
    for (const body of [
      new FormData(),
      formWith(''),
      two,
      more,
      other,
      elsewhere,
      text,
      { file: 'x' },
      '',
    ]) {
      const response = await send(body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ message: expect.any(String) })
    }
    const cut = { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }
    for (const body of ['--x\r\nContent-Dis', '--x--', '--y\r\n\r\n--y--', '\0\0\0']) {
      expect((await send(body, cut)).status).toBe(400)
    }
  })
})

describe('access', () => {
  const open = async (collection: string, url: string, session = '') => {
    const slug = [collection, 'file', path.basename(url)]
    const request = new Request(`http://localhost:3000/cms-api/${slug.join('/')}`, {
      headers: { Cookie: session, 'Sec-Fetch-Site': 'same-origin' },
    })
    return cmsGet(request, { params: Promise.resolve({ slug }) })
  }

  it('a photo: admins only; the library: anyone', async () => {
    const photo = await uploadPhoto()
    expect((await open('volunteer-photos', photo)).status).toBe(401)
    expect((await open('volunteer-photos', photo, await sessionCookie('editor'))).status).toBe(403)
    const seen = await open('volunteer-photos', photo, cookie)
    expect(seen.status).toBe(200)
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect((await open('media', await uploadPicture())).status).toBe(200)
  })
})

/** Creates a picture that cannot be compressed. */
function noise(format: 'jpeg' | 'png'): Promise<Buffer> {
  const size = 200
  const pixels = randomBytes(size * size * 3)
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    [format]()
    .toBuffer()
}

/**
 * Returns a complete PNG header of this many pixels each way, with hardly any data.
 * @param format depth, colour type, compression, filter, interlace.
 */
function pngHeader(size: number, format = [8, 2, 0, 0, 0]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set(format, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
