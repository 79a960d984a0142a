import type { CollectionConfig } from 'payload'
import { noAccess } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/** The period covered by a recipient's last notice: the next begins where it ends. */
export const NoticeWindows: CollectionConfig = {
  slug: slugs.noticeWindows,
  admin: { hidden: true },
  access: noAccess,
  fields: [
    { name: 'recipient', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'from', type: 'date' },
    { name: 'until', type: 'date' },
  ],
}
