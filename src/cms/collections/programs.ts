import type { CollectionConfig } from 'payload'
import { pageItems } from '@/cms/fields/page-item'
import { keepProgramsInUse, keepProgramsInUseOutOfTrash } from '@/cms/hooks/programs-in-use'
import { slugs } from '@/cms/slugs'
import { programFields, programParts } from '@/domain/pages/what-we-do'

const LABELS = { marigold: 'Morning', neem: 'Day', geru: 'Evening', dusk: 'Night' }

export const Programs: CollectionConfig = pageItems({
  slug: slugs.programs,
  labels: { singular: 'Program', plural: 'Programs' },
  description: 'The programs on What We Do. Drag to reorder them.',
  pathOf: ({ anchor }) => (anchor ? `/what-we-do/${anchor}` : '/what-we-do'),
  fields: programFields,
  hooks: { beforeChange: [keepProgramsInUseOutOfTrash], beforeDelete: [keepProgramsInUse] },
  more: [
    {
      name: 'part',
      type: 'select',
      label: 'Part of the page',
      required: true,
      defaultValue: 'marigold',
      options: programParts.map((value) => ({ value, label: LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'canBeGivenFor',
      type: 'checkbox',
      label: 'Can be given for',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Donors can choose it on Donate. Gifts for it may only be spent on it.',
      },
    },
  ],
})
