import { localized } from './locale'

/** The mail to which a certificate of the tax office is attached. `{…}`: form, year, donorName. */
export const certificateMailContent = localized({
  en: {
    subject: 'Your certificate ({form}) for your donations in {year}',
    paragraphs: [
      'Dear {donorName},',
      'The certificate for your donations in the financial year {year} is attached. You need it to claim the deduction under Section 80G in your income-tax return.',
      'Please compare name, PAN and amount with your own papers. If anything is wrong, reply to this e-mail: we will correct it with the income-tax department.',
      'With gratitude',
    ],
  },
  hi: {
    subject: 'वित्तीय वर्ष {year} के आपके दान का प्रमाण-पत्र ({form})',
    paragraphs: [
      'आदरणीय {donorName},',
      'वित्तीय वर्ष {year} में आपके दिए दान का प्रमाण-पत्र इस ईमेल के साथ है। आयकर रिटर्न में धारा 80G की छूट लेने के लिए इसकी ज़रूरत पड़ती है।',
      'कृपया नाम, PAN और रकम अपने काग़ज़ों से मिला लीजिए। कुछ ग़लत हो तो इसी ईमेल का जवाब दीजिए: हम आयकर विभाग से उसे ठीक कराएँगे।',
      'सादर आभार',
    ],
  },
})
