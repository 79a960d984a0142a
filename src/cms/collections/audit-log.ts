import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { slugs } from '@/cms/slugs'
import { auditActions, auditSubjects } from '@/domain/audit'

/**
 * Who did what, and when. src/cms/audit.ts adds entries; they are never changed, and deleted after their
 * retention period.
 */
export const AuditLog: CollectionConfig = {
  slug: slugs.auditLog,
  labels: { singular: 'Audit log entry', plural: 'Audit log' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'action',
    description:
      'Who did what, and when. Entries cannot be changed; old ones are deleted once retention periods are switched on.',
    defaultColumns: ['createdAt', 'actor', 'action', 'subject', 'label'],
  },
  access: readByAdmins,
  defaultSort: ['-createdAt', '-id'],
  fields: [
    {
      name: 'key',
      type: 'text',
      unique: true,
      maxLength: 200,
      admin: { hidden: true, description: 'Keeps an entry from being written twice.' },
    },
    { name: 'actor', type: 'text', required: true, index: true, maxLength: 100 },
    { name: 'actorRole', type: 'text', maxLength: 20 },
    { name: 'network', type: 'text', maxLength: 60 },
    { name: 'requestId', type: 'text', maxLength: 60 },
    { name: 'action', type: 'select', required: true, options: labelled(auditActions) },
    {
      name: 'subject',
      type: 'select',
      required: true,
      index: true,
      options: labelled(auditSubjects),
    },
    { name: 'subjectId', type: 'text', index: true, maxLength: 100 },
    { name: 'label', type: 'text', maxLength: 300 },
    { name: 'changes', type: 'json' },
  ],
}
