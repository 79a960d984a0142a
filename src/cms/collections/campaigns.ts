import type {
  CollectionConfig,
  DateFieldValidation,
  RelationshipFieldSingleValidation,
} from 'payload'
import { relationship, date as validateDate } from 'payload/shared'
import { dayPicker } from '@/cms/fields/dates'
import { pageItems } from '@/cms/fields/page-item'
import { slugs } from '@/cms/slugs'
import { campaignFields } from '@/domain/pages/campaign'

const MAXIMUM_GOAL_RUPEES = 1_000_000_000

const endsAfterStart: DateFieldValidation = (value, options) => {
  const { startsOn } = options.data as { startsOn?: string | null }
  const isTooEarly = value && startsOn && Date.parse(String(value)) < Date.parse(startsOn)
  return isTooEarly ? 'The last day is before the first.' : validateDate(value, options)
}

/**
 * Without `filterOptions`, by which Payload also refuses a campaign in the trash: the one that leads to it
 * could not be saved.
 */
const leadsElsewhere: RelationshipFieldSingleValidation = (value, options) =>
  value && value === options.id
    ? 'A campaign cannot follow itself.'
    : relationship(value, { ...options, filterOptions: undefined })

/** Campaigns for a need, with a goal and a period; docs/decisions/0106. */
export const Campaigns: CollectionConfig = pageItems({
  slug: slugs.campaigns,
  labels: { singular: 'Campaign', plural: 'Campaigns' },
  description:
    'A need with a goal and a period. While it runs, Home shows it and donors can choose it on Donate.',
  pathOf: ({ anchor, id }) => `/campaigns/${anchor || id}`,
  fields: campaignFields,
  more: [
    {
      name: 'program',
      type: 'relationship',
      relationTo: slugs.programs,
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'What its gifts are recorded for, even after the campaign has ended.',
      },
    },
    {
      name: 'goalRupees',
      type: 'number',
      label: 'Goal in rupees',
      required: true,
      min: 1,
      max: MAXIMUM_GOAL_RUPEES,
      // Whole rupees are exact; gifts are counted in paise.
      validate: (value: number | null | undefined) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAXIMUM_GOAL_RUPEES) ||
        'Please enter whole rupees.',
      admin: { position: 'sidebar' },
    },
    {
      name: 'startsOn',
      type: 'date',
      label: 'First day',
      required: true,
      admin: { position: 'sidebar', date: dayPicker },
    },
    {
      name: 'endsOn',
      type: 'date',
      label: 'Last day',
      required: true,
      validate: endsAfterStart,
      admin: { position: 'sidebar', date: dayPicker },
    },
    {
      name: 'next',
      type: 'relationship',
      relationTo: slugs.campaigns,
      label: 'Next campaign',
      validate: leadsElsewhere,
      // Only for the picker.
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: {
        position: 'sidebar',
        description:
          'The campaign shown after this one. If empty, the running campaign that ends first.',
      },
    },
  ],
})
