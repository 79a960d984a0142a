import type { Field, GlobalConfig } from 'payload'
import { admins, anyone, isNotAdmin } from '@/cms/access/roles'
import { auditGlobalChange } from '@/cms/audit'
import { addressField } from '@/cms/fields/https-address'
import { toPayloadFields } from '@/cms/fields/page-fields'
import { receiptWordings } from '@/cms/fields/receipt-wordings'
import { clearFigureMarksOnEdit, sampleField } from '@/cms/fields/sample'
import { approval80g, earlier12a, earlier80g, registration12a } from '@/cms/fields/tax-approvals'
import { tidyEmail, tidyText } from '@/cms/fields/tidy-text'
import { yearField } from '@/cms/fields/year'
import { guardFields, guardRestoring } from '@/cms/hooks/guard-fields'
import { renewAfterGlobalChange } from '@/cms/hooks/renew'
import { beginSave, endSave } from '@/cms/hooks/save-in-turn'
import { paletteNames } from '@/cms/panel/palette-names'
import { slugs } from '@/cms/slugs'
import { palettes } from '@/domain/palette'
import { publicPage } from '../public-page'

const EMPTY_IS_FINE = 'If empty, the site says how to ask for it.'

/** The foundation's name, contact, registrations and figures; public except for fields with own access. */
export const SiteSettings: GlobalConfig = {
  slug: slugs.siteSettings,
  label: 'Site settings',
  admin: {
    group: 'Settings',
    description: 'Name, contact, registration and figures, as shown on every page.',
    hidden: isNotAdmin,
    preview: (_doc, { locale }) => publicPage('/', locale),
  },
  access: { read: anyone, update: admins },
  versions: { max: 30 },
  hooks: {
    beforeOperation: [guardRestoring, beginSave],
    beforeChange: [
      guardFields(['secondFactorRoles', 'externalPaymentUrl']),
      clearFigureMarksOnEdit,
    ],
    afterChange: [renewAfterGlobalChange, auditGlobalChange({ subject: 'site-settings' }), endSave],
  },
  fields: [
    {
      name: 'openTab',
      type: 'ui',
      admin: { components: { Field: '/src/cms/panel/open-tab#OpenTab' } },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Foundation',
          fields: [
            tidyText({
              name: 'foundationName',
              type: 'text',
              required: true,
              localized: true,
              maxLength: 120,
              defaultValue: 'Manavta Foundation',
            }),
            tidyText({
              name: 'motto',
              type: 'text',
              required: true,
              localized: true,
              maxLength: 200,
              defaultValue: 'Humanity is Supreme',
            }),
            {
              name: 'palette',
              type: 'select',
              label: { en: 'Colours', hi: 'रंग' },
              options: palettes.map((value) => ({ value, label: paletteNames[value] })),
              admin: { components: { Field: '/src/cms/panel/palette-field#PaletteField' } },
            },
            yearField({
              name: 'foundedYear',
              required: true,
              min: 1000,
              max: 9999,
              defaultValue: 2019,
            }),
            {
              type: 'row',
              fields: [
                { name: 'logo', type: 'upload', relationTo: slugs.media },
                {
                  name: 'heroImage',
                  type: 'upload',
                  label: 'Large picture on Home',
                  relationTo: slugs.media,
                  admin: { description: '4:3, at least 1600 px wide.' },
                },
                {
                  name: 'aboutImage',
                  type: 'upload',
                  label: 'Picture next to "About" on Home',
                  relationTo: slugs.media,
                  admin: { description: '4:3, at least 1200 px wide.' },
                },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'presidentName',
                  type: 'text',
                  localized: true,
                  maxLength: 200,
                  admin: { description: 'Printed under the signature on certificates.' },
                },
                { name: 'presidentSignature', type: 'upload', relationTo: slugs.media },
              ],
            },
          ],
        },
        {
          label: 'Contact',
          fields: [
            {
              name: 'address',
              type: 'textarea',
              localized: true,
              maxLength: 500,
              admin: { description: EMPTY_IS_FINE },
            },
            {
              type: 'row',
              fields: [
                tidyText({
                  name: 'phone',
                  type: 'text',
                  maxLength: 30,
                  admin: { description: EMPTY_IS_FINE },
                }),
                tidyEmail({ name: 'email', type: 'email', admin: { description: EMPTY_IS_FINE } }),
              ],
            },
            tidyEmail({
              name: 'alertEmail',
              type: 'email',
              label: 'E-mail for alerts',
              access: { read: admins },
              admin: {
                description:
                  'Gets an e-mail if far more comes in than usual, and about problems with the site. Never shown to anyone. If empty, the address above is used.',
              },
            }),
            {
              name: 'officeHours',
              type: 'text',
              localized: true,
              maxLength: 200,
              defaultValue: 'Mon-Fri 9:00 AM to 6:00 PM',
            },
            httpsField('mapUrl', 'Address of the map', 'A Google Maps or OpenStreetMap link.'),
            {
              name: 'social',
              type: 'group',
              label: 'Social pages',
              fields: [
                httpsField('facebook', 'Facebook'),
                httpsField('instagram', 'Instagram'),
                httpsField('youtube', 'YouTube'),
              ],
            },
          ],
        },
        {
          label: 'Giving',
          fields: [
            httpsField(
              'externalPaymentUrl',
              'External payment page',
              'A hosted payment page. Quick-donation buttons and the mobile Donate link go there; write {amount} where its address takes the amount in rupees. If empty, they lead to the form on the Donate page.',
            ),
          ],
        },
        {
          label: 'Registration',
          description:
            'Shown on the Transparency page and on receipts. Enter only what is certain.',
          fields: [
            {
              type: 'row',
              fields: [
                tidyText({ name: 'registrationNumber', type: 'text', maxLength: 100 }),
                tidyText({
                  name: 'darpanId',
                  type: 'text',
                  label: 'NGO Darpan ID',
                  maxLength: 100,
                }),
                tidyText({
                  name: 'pan',
                  type: 'text',
                  label: "The foundation's PAN",
                  maxLength: 10,
                }),
              ],
            },
            ...registration12a,
            earlier12a,
            ...approval80g,
            earlier80g,
            {
              name: 'documents',
              type: 'array',
              label: 'Documents and annual reports',
              labels: { singular: 'Document', plural: 'Documents' },
              fields: [
                { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
                { name: 'year', type: 'text', maxLength: 20 },
                { ...httpsField('url', 'Address of the document'), required: true } as Field,
              ],
            },
          ],
        },
        {
          label: 'Receipts',
          description:
            'The texts on receipts besides the details of the gift. Without an 80G number, receipts are acknowledgements that make no claims about tax.',
          fields: [receiptWordings],
        },
        {
          label: 'Figures',
          description: 'Keep every figure true: update it as the work grows.',
          fields: [
            figuresField('homeCounters', 'Counters on Home'),
            figuresField('achievements', 'Key achievements on Home'),
            figuresField('impactTiles', 'Tiles on Impact'),
          ],
        },
        {
          label: 'Accounts',
          fields: [
            {
              name: 'secondFactorRoles',
              type: 'select',
              label: 'Roles that need a second factor',
              hasMany: true,
              options: [
                { value: 'admin', label: 'Admins' },
                { value: 'editor', label: 'Editors' },
              ],
              admin: {
                description:
                  'A code from an authenticator app, asked for at each login. Accounts without one, including yours, must set it up before anything else.',
              },
            },
          ],
        },
      ],
    },
  ],
}

function httpsField(name: string, label: string, description?: string): Field {
  return addressField({ name, label, admin: { description } })
}

function figuresField(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Figure', plural: label },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'value', type: 'text', required: true, maxLength: 20 },
          { name: 'label', type: 'text', required: true, localized: true, maxLength: 100 },
          {
            name: 'year',
            type: 'text',
            maxLength: 20,
            admin: { description: "Such as 2025–26, or 'since 2019'." },
          },
        ],
      },
      ...toPayloadFields({ definition: { as: 'line', maxLength: 160 } }),
      {
        name: 'source',
        type: 'text',
        maxLength: 300,
        admin: { description: 'Where the figure comes from.' },
      },
      { ...sampleField, index: false },
    ],
  }
}
