import { localized } from './locale'

/** The e-mail to the office about a refund that failed later. `{amount}`, `{name}` and `{link}` are filled in. */
export const failedRefundsContent = localized({
  en: {
    subject: 'A refund has failed',
    text: 'The refund of {amount} to {name} could not be paid out. The money is back in the account at Razorpay, and the site no longer counts it as refunded. Refund it again, or ask the donor how else you can return it.',
    link: 'The payment: {link}',
    stop: 'You get this e-mail once for each refund that fails. The address is set in the site settings: E-mail for alerts.',
  },
  hi: {
    subject: 'पैसा वापस नहीं जा सका',
    text: '{name} को {amount} लौटाए नहीं जा सके। पैसा Razorpay के खाते में लौट आया है, और साइट उसे अब लौटाया हुआ नहीं गिनती। फिर से वापस कीजिए, या दानदाता से पूछिए कि पैसा और किस तरह लौटाया जाए।',
    link: 'वह भुगतान: {link}',
    stop: 'यह ईमेल हर ऐसी वापसी के लिए एक बार आता है जो नहीं हो सकी। पता साइट की सेटिंग के “चेतावनी का ईमेल” में लिखा है।',
  },
})
