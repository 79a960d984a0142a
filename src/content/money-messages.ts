/** What the server says about money, by the exact English sentence. */
export const moneyMessagesHi: Record<string, string> = {
  'The payout failed': 'बैंक को पैसा नहीं भेजा जा सका',
  'No bank reference yet': 'बैंक रेफ़रेंस अभी नहीं मिला',
  'The last charge failed; the gateway tries again': 'पिछली बार पैसा नहीं कटा; गेटवे फिर कोशिश करेगा',
  'Several charges failed; the gateway has stopped trying':
    'कई बार पैसा नहीं कटा; गेटवे ने कोशिश बंद कर दी है',
  'Cancellation was requested but has not gone through': 'बंद करने को कहा गया था, पर अभी बंद नहीं हुआ',
  'Not found in the account': 'खाते में नहीं मिला',
  'Nobody paid within a day': 'एक दिन के अंदर किसी ने भुगतान नहीं किया',
  'Confirms a later start': 'बाद में शुरू होने की पुष्टि के लिए',
  'Razorpay does not know this payment': 'Razorpay यह भुगतान नहीं पहचानता',
  'Failed to set up the monthly gift': 'मासिक दान शुरू नहीं हो पाया',
  'The picture of the QR code is the one of the previous UPI ID. Remove it, and the site draws the code itself, or choose a new one.':
    'QR कोड की तस्वीर पिछली UPI ID की है। उसे हटाइए, तो साइट कोड ख़ुद बना लेगी, या नई तस्वीर चुनिए।',
  'Please record who gave this.': 'पहले दर्ज कीजिए कि यह किसने दिया।',
  'This came in another currency. It can only be refunded.':
    'यह किसी और मुद्रा में आया है। इसे केवल वापस किया जा सकता है।',
  'This was paid with keys of the other mode. Refund it there.':
    'यह दूसरे मोड की कुंजियों से दिया गया था। इसे वहीं वापस कीजिए।',
  'A gift with this reference is counted already.': 'इस रेफ़रेंस का एक दान पहले से गिना हुआ है।',
  'A refund of this payment is under way, and its outcome is not known yet. Please wait until it is.':
    'इस भुगतान की वापसी चल रही है और उसका नतीजा अभी पता नहीं है। पता चलने तक रुकिए।',
}

/** What replaces an English sentence with amounts, names and numbers in it. */
export type HindiSentence = string | ((sentence: string, ...parts: string[]) => string)

/** The same for sentences with amounts, names and numbers in them, which stay as they are. */
export const moneyPatternsHi: readonly (readonly [RegExp, HindiSentence])[] = [
  [
    /^The payment gateway did not make the refund\. It says: (.+)$/s,
    'पेमेंट गेटवे ने पैसा वापस नहीं किया। उसने कहा: $1',
  ],
  [/^(₹\S+) of it is unexplained$/, 'इसमें से $1 का हिसाब नहीं मिला'],
  [/^Asked for (.+), received (.+)$/, '$1 माँगे गए थे, $2 मिले'],
  [/^Razorpay says (.+), (\w+)$/, 'Razorpay के अनुसार $1, $2'],
  [/^Razorpay does not know (\S+)$/, 'Razorpay $1 को नहीं पहचानता'],
  [
    /^The law forbids ₹2,00,000 or more in cash from one person in one day\. With this gift it would be (₹\S+)\. .+$/,
    'क़ानून एक व्यक्ति से एक दिन में ₹2,00,000 या उससे ज़्यादा नक़द लेने की मनाही करता है। इस दान को मिलाकर $1 हो जाएँगे। अपने लेखाकार से पूछिए।',
  ],
  [
    /^This file was made later, on (\S+)\. .+$/,
    'यह फ़ाइल बाद में, $1 को बनी थी। वही फ़ाइल चुनिए जो आपने अपलोड की थी।',
  ],
  [/^At most (₹\S+) is left to refund$/, 'ज़्यादा से ज़्यादा $1 लौटाए जा सकते हैं'],
  [
    /^A refund of (₹\S+) of this payment is under way, and its outcome is not known yet\..+$/,
    'इस भुगतान में से $1 की वापसी चल रही है और उसका नतीजा अभी पता नहीं है। पता चलने तक रुकिए।',
  ],
  [
    /^A gift with this reference is counted already: (\S+) of (.+), (.+)\.$/,
    (_, amount, donor, day = '') =>
      `इस रेफ़रेंस का एक दान पहले से गिना हुआ है: ${donor} से ${amount}, ${toHindiDay(day)}।`,
  ],
]

/** Returns an English day, '5 April 2025', in Hindi. */
function toHindiDay(day: string): string {
  const [date, month, year] = day.split(' ')
  const first = new Date(`1 ${month} ${year}`)
  return `${date} ${first.toLocaleDateString('hi-IN', { month: 'long' })} ${year}`
}
