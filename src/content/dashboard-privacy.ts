import { localized } from './locale'

/** Words of the dashboard about personal data. */
export const dashboardPrivacyContent = localized({
  en: {
    pan: {
      masked: (mask: string) => `PAN ${mask}`,
      show: 'Show PAN',
      showOf: (name: string) => `Show the PAN of ${name}. The activity log notes it.`,
      failed: {
        title: 'The PAN was not shown',
        description: 'Please try again in a moment.',
      },
    },
  },
  hi: {
    pan: {
      masked: (mask) => `पैन ${mask}`,
      show: 'पैन दिखाएँ',
      showOf: (name) => `${name} का पैन दिखाएँ। यह गतिविधि सूची में लिखा जाएगा।`,
      failed: {
        title: 'पैन नहीं दिखाया जा सका',
        description: 'कृपया थोड़ी देर में फिर कोशिश करें।',
      },
    },
  },
})
