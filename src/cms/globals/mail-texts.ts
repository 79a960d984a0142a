import type { GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { admins, isNotAdmin } from '@/cms/access/roles'
import { actorOf, changesBetween, writeAudit } from '@/cms/audit'
import { mailTextField } from '@/cms/fields/mail-text-field'
import { slugs } from '@/cms/slugs'
import { type MailName, mailNames, partsOf } from '@/domain/mail-texts'

const TABS: { label: string; mails: MailName[] }[] = [
  {
    label: 'Volunteers',
    mails: mailNames.filter((name) => name.startsWith('application')),
  },
  {
    label: 'Gifts',
    mails: [
      ...(['thankYou', 'receiptAgain', 'receiptApproved', 'taxCertificate'] as const),
      ...(['update', 'tributeCard', 'myGiving'] as const),
    ],
  },
  {
    label: 'Monthly gifts',
    mails: mailNames.filter((name) => /^(monthly|pledge)/.test(name)),
  },
]

/** Logs the texts that a save has changed, with their old values. */
const auditTexts: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const changes = changesBetween(textsIn(previousDoc), textsIn(doc))
  if (Object.keys(changes).length > 0) {
    const entry = { action: 'changed', subject: 'mail-texts', changes } as const
    await writeAudit(req.payload, { ...entry, ...actorOf(req.user) })
  }
  return doc
}

/** The admin's texts of mails to people outside the office, if not the standard ones. */
export const MailTexts: GlobalConfig = {
  slug: slugs.mailTexts,
  label: 'E-mail texts',
  admin: {
    group: 'Settings',
    description:
      'The e-mails to volunteers and donors. If you leave a text empty, the standard text shown in grey is sent.',
    hidden: isNotAdmin,
  },
  access: { read: admins, update: admins },
  hooks: { afterChange: [auditTexts] },
  fields: [
    {
      type: 'tabs',
      tabs: TABS.map(({ label, mails }) => ({ label, fields: mails.map(mailTextField) })),
    },
  ],
}

/** Returns each text by its name in the log: 'thankYou subject en'. */
function textsIn(doc: Record<string, unknown> = {}): Record<string, unknown> {
  const all = doc as Record<MailName, Partial<Record<'en' | 'hi', Record<string, unknown>>>>
  const texts = mailNames.flatMap((mail) =>
    (['en', 'hi'] as const).flatMap((language) =>
      partsOf(mail).map(([part]) => [`${mail} ${part} ${language}`, all[mail]?.[language]?.[part]]),
    ),
  )
  return Object.fromEntries(texts)
}
