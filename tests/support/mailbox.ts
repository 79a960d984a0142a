import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { AppServer } from './app-server'

/**
 * Waits for an e-mail of a site without a mail server, which saves its e-mails next to the database.
 * @param name the beginning of its file name.
 * @returns its text, decoded.
 */
export async function mailOf(site: AppServer, name: string): Promise<string> {
  return decode(await letterOf(site, name))
}

/** Returns the PDF attached to such an e-mail. */
export async function attachmentOf(site: AppServer, name: string): Promise<Buffer> {
  const [, head = ''] = (await letterOf(site, name)).split('Content-Type: application/pdf')
  const body = head.slice(head.indexOf('\r\n\r\n')).split('\r\n--')[0] ?? ''
  return Buffer.from(body, 'base64')
}

async function letterOf(site: AppServer, name: string): Promise<string> {
  const folder = join(site.dataDir, 'mails')
  const find = async () => {
    const files = await readdir(folder).catch(() => [])
    return files.find((file) => file.startsWith(name))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  return readFile(join(folder, (await find()) ?? ''), 'utf8')
}

/** Returns the path of the link in an e-mail to a donor's monthly gift. @throws Error if it has none. */
export function giftLinkIn(mail: string): string {
  const [path] = /(\/hi)?\/my-gift\/[\w-]+/.exec(mail) ?? []
  if (!path) throw new Error('The mail has no link')
  return path
}

function decode(eml: string): string {
  const end = eml.indexOf('\r\n\r\n')
  const [head, body] = [eml.slice(0, end), eml.slice(end + 4)]
  const [, boundary] = /^Content-Type: multipart\/mixed;\s+boundary="([^"]+)"/im.exec(head) ?? []
  // The text is the first part; attachments follow.
  if (boundary) return decode(body.split(`--${boundary}\r\n`)[1] ?? '')
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
