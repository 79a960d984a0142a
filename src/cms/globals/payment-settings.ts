import type { GlobalConfig } from 'payload'
import { admins, nobody } from '@/cms/access/roles'
import { auditGlobalChange } from '@/cms/audit'
import { tidyText } from '@/cms/fields/tidy-text'
import { guardFields } from '@/cms/hooks/guard-fields'
import { refuseOldCode } from '@/cms/hooks/refuse-old-code'
import { renewAfterGlobalChange } from '@/cms/hooks/renew'
import { beginSave, endSave } from '@/cms/hooks/save-in-turn'
import { slugs } from '@/cms/slugs'
import { MINIMUM_DONATION_RUPEES } from '@/domain/amount'
import { MAXIMUM_DONATION_RUPEES } from '@/domain/donation'
import { isHttpsUrl } from '@/domain/media-url'
import { messages } from '@/domain/messages'
import {
  BANK_ACCOUNT_PATTERN,
  GUARDED_PAYMENT_FIELDS,
  IFSC_PATTERN,
  tidyBankCode,
} from '@/domain/payment-settings'
import { isUpiId } from '@/domain/upi'
import { publicPage } from '../public-page'

const SECRETS = ['keySecret', 'webhookSecret', 'previousWebhookSecret']

/** How money reaches the foundation. The service picks the public fields by name. */
export const PaymentSettings: GlobalConfig = {
  slug: slugs.paymentSettings,
  label: 'Payment settings',
  admin: {
    group: 'Settings',
    description: 'The secrets of the gateway are entered in the dashboard, and never shown again.',
    preview: (_doc, { locale }) => publicPage('/donate', locale),
  },
  access: { read: admins, update: admins },
  hooks: {
    beforeOperation: [beginSave],
    beforeChange: [guardFields(GUARDED_PAYMENT_FIELDS), refuseOldCode],
    afterChange: [
      renewAfterGlobalChange,
      auditGlobalChange({ subject: 'payment-settings', secrets: SECRETS }),
      endSave,
    ],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'provider',
          type: 'select',
          required: true,
          defaultValue: 'razorpay',
          options: [{ value: 'razorpay', label: 'Razorpay' }],
          admin: { readOnly: true },
        },
        tidyText({ name: 'keyId', type: 'text', label: 'Key ID', maxLength: 100 }),
      ],
    },
    // Encrypted with SETTINGS_KEY; never in a response.
    secretField('keySecret'),
    secretField('webhookSecret'),
    // The gateway signs retries of an event with the secret of its first delivery.
    secretField('previousWebhookSecret'),
    {
      name: 'previousWebhookSecretUntil',
      type: 'date',
      admin: { hidden: true },
      access: { create: nobody, update: nobody },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'testMode',
          type: 'checkbox',
          defaultValue: true,
          admin: { description: 'In test mode no real money moves.' },
        },
        { name: 'isActive', type: 'checkbox', label: 'Active', defaultValue: true },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'acceptsInternational',
          type: 'checkbox',
          label: 'Accept donations from abroad',
          defaultValue: false,
          admin: {
            description:
              'Only with an FCRA registration. Otherwise such payments wait for your decision and are not counted.',
          },
        },
        {
          name: 'maximumRupees',
          type: 'number',
          label: 'Largest online donation (rupees)',
          min: MINIMUM_DONATION_RUPEES,
          max: 10_000_000,
          defaultValue: MAXIMUM_DONATION_RUPEES,
        },
      ],
    },
    tidyText({
      name: 'upiId',
      type: 'text',
      label: 'UPI ID',
      maxLength: 255,
      validate: (value: string | null | undefined) =>
        !value || isUpiId(value) || messages.upiIdInvalid,
      admin: {
        description:
          'Use a merchant UPI ID: payment apps refuse links to a personal one, and pictures of its QR code above ₹2,000.',
      },
    }),
    {
      name: 'qrCode',
      type: 'upload',
      label: 'QR code',
      relationTo: slugs.media,
      admin: { description: 'If empty, one is drawn from the UPI ID.' },
    },
    tidyText({
      name: 'qrCodeExternalUrl',
      type: 'text',
      label: 'Address of an external QR code',
      maxLength: 2000,
      validate: (value: string | null | undefined) =>
        !value || isHttpsUrl(value) || messages.imageUrlInvalid,
      admin: {
        description: 'Only if the picture is not in the media library.',
        condition: (data) => !data?.qrCode,
      },
    }),
    {
      type: 'row',
      fields: [
        tidyText({ name: 'bankAccountName', type: 'text', maxLength: 200 }),
        tidyText(
          {
            name: 'bankAccountNumber',
            type: 'text',
            maxLength: 40,
            validate: (value: string | null | undefined) =>
              !value || BANK_ACCOUNT_PATTERN.test(value) || messages.bankAccountInvalid,
          },
          tidyBankCode,
        ),
      ],
    },
    {
      type: 'row',
      fields: [
        tidyText(
          {
            name: 'bankIfscCode',
            type: 'text',
            label: 'IFSC code',
            maxLength: 11,
            validate: (value: string | null | undefined) =>
              !value || IFSC_PATTERN.test(value) || messages.ifscInvalid,
          },
          tidyBankCode,
        ),
        tidyText({ name: 'bankBranch', type: 'text', maxLength: 200 }),
      ],
    },
  ],
}

function secretField(name: string): GlobalConfig['fields'][number] {
  return {
    name,
    type: 'text',
    hidden: true,
    access: { read: nobody, create: nobody, update: nobody },
  }
}
