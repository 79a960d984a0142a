import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { slugs } from '@/cms/slugs'
import { mailStatuses } from '@/domain/mail'

/** The outbox: each mail is stored before it is sent, so that none is lost while the mail server is down. */
export const Mails: CollectionConfig = {
  slug: slugs.mails,
  labels: { singular: 'E-mail', plural: 'E-mails' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'subject',
    description: 'Mails to donors, and alerts to you. Failed ones are retried automatically.',
    defaultColumns: ['subject', 'to', 'status', 'createdAt'],
  },
  access: readByAdmins,
  defaultSort: ['-createdAt', '-id'],
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 150,
      admin: { description: 'What the mail is about: each is queued once.' },
    },
    { name: 'to', type: 'text', required: true, maxLength: 254 },
    { name: 'subject', type: 'text', required: true, maxLength: 300 },
    { name: 'text', type: 'textarea', required: true },
    // News only: its mailing, and the address for unsubscribing from all news.
    { name: 'mailing', type: 'text', maxLength: 200, index: true },
    { name: 'unsubscribeUrl', type: 'text', maxLength: 300, index: true },
    // Receipt whose PDF is made when the mail is sent.
    { name: 'receipt', type: 'text', maxLength: 64 },
    { name: 'certificate', type: 'text', maxLength: 64 },
    // The volunteer whose ID card is attached.
    { name: 'idCard', type: 'text', maxLength: 64 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: labelled(mailStatuses),
      index: true,
    },
    { name: 'tries', type: 'number', defaultValue: 0 },
    { name: 'nextTryAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date' },
    { name: 'failure', type: 'text', maxLength: 300 },
  ],
}
