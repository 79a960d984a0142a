import type { Field } from 'payload'

/**
 * Whether an update of a program or campaign is mailed, and how many donors that reaches. Nothing is mailed
 * unless an editor ticks it.
 */
const mailToDonors: Field[] = [
  {
    name: 'mailToDonors',
    type: 'checkbox',
    label: 'Mail this to donors who agreed',
    defaultValue: false,
    // The original has mailed it already.
    hooks: { beforeDuplicate: [() => false] },
    admin: {
      description:
        'Once published, it is e-mailed to everybody who gave for it and agreed to get news: once, and at most one such e-mail a month per person. E-mails that were sent cannot be recalled.',
    },
  },
  {
    name: 'mailToUnrestricted',
    type: 'checkbox',
    label: 'Also to donors who gave where it is needed most',
    defaultValue: false,
    admin: {
      condition: (_, { mailToDonors }) => Boolean(mailToDonors),
      description: 'If part of that money was spent on this.',
    },
  },
  {
    name: 'reach',
    type: 'ui',
    admin: { components: { Field: '/src/cms/panel/update-reach#UpdateReach' } },
  },
]

/** Adds the mailing fields to each update among the fields of an item. */
export function withMailToDonors(fields: Field[]): Field[] {
  return fields.map((field) =>
    field.type === 'array' && field.name === 'updates'
      ? { ...field, fields: [...field.fields, ...mailToDonors] }
      : field,
  )
}
