import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { slugs } from '@/cms/slugs'
import { dataDir, getEnv, siteUrl } from '@/env'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { getPayloadClient } from '../payload-client'
import { sendWithin, smtpTransport } from './smtp-transport'

export type Attachment = { filename: string; content: Buffer; contentType: string }

type OutgoingMail = {
  id: string
  key: string
  to: string
  subject: string
  text: string
  /** Only for news: where mail programs unsubscribe with one POST (RFC 8058). */
  unsubscribeUrl?: string | null
}

/**
 * Hands a mail to the mail server of SMTP_URL. Without one, saves it in the folder `mails` of the
 * data folder, to be read there.
 * @throws Error if the server does not accept it.
 */
export async function sendMail(
  { id, key, to, subject, text, unsubscribeUrl }: OutgoingMail,
  attachments: Attachment[] = [],
): Promise<void> {
  const env = getEnv()
  const from = await senderOf(env.MAIL_FROM ?? `manavta@${new URL(siteUrl(env)).hostname}`)
  // The same for each attempt, so that a mail sent twice is shown once.
  const messageId = `<${id}@${new URL(siteUrl(env)).hostname}>`
  const headers = unsubscribeUrl
    ? {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : undefined
  const mailOptions = { from, to, subject, text, messageId, headers, attachments }
  if (env.SMTP_URL) {
    await sendWithin(smtp(env.SMTP_URL), mailOptions)
    return
  }
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    mailOptions,
  )
  const folder = path.join(dataDir(env), 'mails')
  await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  const name = `${key.replace(/[^\w-]/g, '_')}.eml`
  // Written to a temporary name and renamed, so that nobody finds half a mail.
  const draft = path.join(folder, `.${name}`)
  await fs.writeFile(draft, message as Buffer, { mode: PRIVATE_FILE_MODE })
  await fs.rename(draft, path.join(folder, name))
}

/** Adds the foundation's name to a bare address. */
async function senderOf(from: string) {
  if (from.includes('<')) return from
  const payload = await getPayloadClient()
  const { foundationName } = await payload.findGlobal({
    slug: slugs.siteSettings,
    depth: 0,
    select: { foundationName: true },
    overrideAccess: true,
  })
  return { name: foundationName, address: from }
}

let transporter: Transporter | undefined

function smtp(url: string): Transporter {
  transporter ??= smtpTransport(url)
  return transporter
}
