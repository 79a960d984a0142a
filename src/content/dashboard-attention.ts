import type { AttentionKind } from '@/domain/attention'
import type { ReconcileDto } from '@/domain/responses/attention'
import { localized } from './locale'

type AttentionCopy = { label: string; text: string }

/** What waits for an admin in the dashboard's Payments tab. */
export const dashboardAttentionContent = localized({
  en: {
    title: 'Needs attention',
    lead: 'Money that is not counted until you decide, and everything else that needs a person. The oldest of each kind comes first.',
    none: 'Nothing needs your attention.',
    noneOfKind: 'Nothing of this kind is waiting.',
    failed: 'Could not load what needs attention',
    all: 'All',
    kindsLabel: 'What to show',
    onlyFirst: (count: number) =>
      `At most ${count} of each kind are shown here. Choose a kind above to see all of them.`,
    spam: {
      title: (count: number) =>
        count === 1 ? '1 claim looks like spam.' : `${count} claims look like spam.`,
      text: 'A bot seems to have sent them. They are kept separate so that the others are easy to find.',
      show: 'Look through them',
    },
    kinds: {
      dispute: {
        label: 'Dispute',
        text: "The donor's bank wants this payment back. Send your evidence in the Razorpay dashboard (Transactions, Disputes) before the date below; without a response the money is lost.",
      },
      refund: {
        label: 'Refund not confirmed',
        text: 'We do not know yet whether Razorpay made this refund. We keep asking and will show it here. Please do not refund it again elsewhere.',
      },
      'failed-refund': {
        label: 'Refund failed',
        text: 'The bank could not pay this refund out, so the donor has not received it, and the donation counts again. Refund it again; if the donor was paid in another way or lets you keep it, set it aside.',
      },
      claim: {
        label: 'Please confirm',
        text: 'The donor says they have paid this by UPI or bank transfer. Look for the reference in the account.',
      },
      unmatched: {
        label: 'Unknown payment',
        text: 'Razorpay received this payment, but it belongs to no donation on this site: a payment link, a QR code, or a donation from before a backup was restored. Record it as a donation, ignore it if it is not meant for the foundation, or refund it.',
      },
      'second-payment': {
        label: 'Paid twice',
        text: 'This donor has paid for the same donation a second time. Ask them: count it as a second gift, or refund it.',
      },
      'amount-mismatch': {
        label: 'Amount differs',
        text: 'The amount received is not the amount asked for. Look at the payment in the Razorpay dashboard, then count what was received or refund it.',
      },
      currency: {
        label: 'Not in rupees',
        text: 'This was paid in another currency. It cannot be counted as a donation, only refunded.',
      },
      international: {
        label: 'From abroad',
        text: 'Paid with a foreign card or account. Count it only if the foundation has an FCRA registration; otherwise refund it.',
      },
      difference: {
        label: 'Differs from Razorpay',
        text: 'Our records and those of Razorpay do not agree. Check now; if it stays here, tell the person who looks after the server.',
      },
      settlement: {
        label: 'Payout unclear',
        text: 'Razorpay reported this payout to the bank, but it has no bank reference or its gifts, fees and deductions do not add up. Check now; if it stays here, compare it with the bank statement and ask Razorpay. After a month it is marked under Settlements only.',
      },
      order: {
        label: 'Cannot be checked',
        text: 'Razorpay does not know this order under the keys that are saved now. It was probably made with the keys of another account. Check there whether it was paid, then set it aside.',
      },
      stuck: {
        label: 'Not finished',
        text: 'The money was received, but the donation was not recorded. Check now; if it stays here, tell the person who looks after the server.',
      },
      event: {
        label: 'Message not processed',
        text: 'A message from Razorpay could not be processed. Check now; if it stays here, tell the person who looks after the server.',
      },
      'monthly-gift': {
        label: 'Monthly gift',
        text: 'A charge has failed, or the gift cannot be checked or ended at Razorpay. The donor has been told how to choose another card or account; a call or message from you often helps.',
      },
      'false-event': {
        label: 'Unexpected message',
        text: 'A message with a valid signature names a payment that Razorpay does not know. It may come from another account. If not, somebody knows your webhook secret: generate a new one under Payment Settings.',
      },
      mail: {
        label: 'Thank-you not sent',
        text: 'The e-mail failed several times, and we have stopped trying. Check the address and the mail server, then send it again.',
      },
      'suspected-claim': {
        label: 'Looks like spam',
        text: 'A bot seems to have sent this claim. If the reference is in the account, it counts like any other.',
      },
    } satisfies Record<AttentionKind, AttentionCopy>,
    sameTransfer: {
      label: 'Counted already',
      text: 'This is the payment of that donation, which Razorpay reported only after it had been counted. The money came once: ignore this, and refund nothing. To count this payment instead, void that donation first.',
    },
    firstPayment: (id: string, day: string) => `First paid${day && ` on ${day}`}: ${id}`,
    alsoWaits: (reasons: string) => `Also: ${reasons}`,
    refunded: (amount: string) => `${amount} of it refunded`,
    failedRefund: (amount: string) => `Not paid out: ${amount}`,
    accept: 'Count it',
    acceptClaim: 'Found it: count it',
    record: 'Record as a donation',
    ignore: 'Ignore',
    setAside: 'Set aside',
    refund: 'Refund',
    reject: 'Not found',
    retry: 'Send again',
    dismiss: 'Dismiss',
    check: 'Check now',
    checkRefund: 'Check with the gateway now',
    respond: 'Respond in the Razorpay dashboard',
    busy: 'One moment…',
    forItem: (action: string, title: string) => `${action}: ${title}`,
    confirmAccept: (donor: string, what: string) =>
      `Count ${donor}'s ${what} as a donation? A thank-you is sent by e-mail.`,
    payment: (amount: string) => `payment of ${amount}`,
    claimOf: (amount: string) => `claim of ${amount}`,
    confirmReject: (donor: string, amount: string) =>
      `Reject ${donor}'s claim of ${amount}? It is not counted. The donor can send it again.`,
    confirmDismiss: (title: string) => `Take the message ${title} off this list?`,
    /** The phases of a dispute at Razorpay. */
    phases: {
      fraud: 'Suspected fraud',
      retrieval: 'The bank asks for details',
      chargeback: 'Chargeback',
      pre_arbitration: 'Second chargeback',
      arbitration: 'Decided by the card network',
    } as Record<string, string>,
    respondBy: (day: string, when: string) => `Respond by ${day} (${when})`,
    overdue: (day: string, when: string) => `Overdue: the last day was ${day} (${when})`,
    daysAway: daysAwayInEnglish,
    reconcile: 'Check with the gateway now',
    reconciling: 'Asking the gateway…',
    reconciled: reconciledInEnglish,
    recordPayment: {
      title: 'Record as a donation',
      lead: (amount: string) =>
        `Who gave this ${amount}? It is counted as a donation at once; with an e-mail address the donor is thanked.`,
      told: (detail: string) => `Razorpay says: ${detail}`,
      submit: 'Record donation',
    },
    ignorePayment: {
      title: (title: string) => `Ignore the payment of ${title}?`,
      lead: 'It stays in the list of transactions and is not counted. You can still record it as a donation there.',
      setAsideTitle: (title: string) => `Set the order of ${title} aside?`,
      setAsideLead:
        'It stays in the list of transactions as failed, and nobody is asked about it again.',
      setRefundAsideTitle: (title: string) => `Set the failed refund to ${title} aside?`,
      setRefundAsideLead: 'The donation still counts. The activity log keeps the reason.',
      refundPlaceholder: 'Such as: returned by bank transfer',
      setGiftAsideTitle: (title: string) => `Set the monthly gift of ${title} aside?`,
      setGiftAsideLead:
        'It stays in the list of monthly gifts as it is, and Razorpay will not be asked about it again. If it belongs to another account, end it there.',
      reason: {
        label: 'Reason',
        placeholder: 'Such as: rent for the hall',
        hint: 'For the people who look at this later.',
      },
      submit: 'Ignore payment',
      setAsideSubmit: 'Set aside',
    },
  },
  hi: {
    title: 'इन पर ध्यान दें',
    lead: 'वह पैसा जो आपके फ़ैसले तक गिना नहीं जाता, और बाक़ी सब जिसे किसी को देखना है। हर प्रकार में सबसे पुराना पहले है।',
    none: 'अभी कुछ देखने को नहीं है।',
    noneOfKind: 'इस प्रकार का कुछ बाक़ी नहीं है।',
    failed: 'यह सूची खुल नहीं पाई',
    all: 'सब',
    kindsLabel: 'क्या दिखाएँ',
    onlyFirst: (count) =>
      `यहाँ हर प्रकार के ज़्यादा से ज़्यादा ${count} दिखते हैं। सब देखने के लिए ऊपर प्रकार चुनिए।`,
    spam: {
      title: (count) => (count === 1 ? '1 सूचना स्पैम लगती है।' : `${count} सूचनाएँ स्पैम लगती हैं।`),
      text: 'लगता है किसी प्रोग्राम ने भेजा है। अलग रखा है, ताकि बाक़ी आसानी से मिलें।',
      show: 'देखें',
    },
    kinds: {
      dispute: {
        label: 'विवाद',
        text: 'दानदाता का बैंक यह भुगतान वापस चाहता है। नीचे की तारीख़ से पहले Razorpay के डैशबोर्ड (Transactions, Disputes) में अपने सबूत भेजिए; जवाब न देने पर पैसा चला जाता है।',
      },
      refund: {
        label: 'वापसी की पुष्टि बाक़ी',
        text: 'अभी मालूम नहीं कि Razorpay ने यह पैसा लौटाया या नहीं। हम पूछते रहेंगे और यहीं बताएँगे। कृपया इसे कहीं और से दोबारा न लौटाएँ।',
      },
      'failed-refund': {
        label: 'वापसी विफल',
        text: 'बैंक यह पैसा लौटा नहीं सका: दानदाता को नहीं मिला, और दान फिर गिना जा रहा है। इसे फिर वापस कीजिए; पैसा किसी और तरह लौटा दिया हो या दानदाता ने रखने को कहा हो, तो इसे अलग रखिए।',
      },
      claim: {
        label: 'पुष्टि कीजिए',
        text: 'दानदाता का कहना है कि उन्होंने यह UPI या बैंक से दिया है। खाते में यह रेफ़रेंस नंबर ढूँढिए।',
      },
      unmatched: {
        label: 'अनजान भुगतान',
        text: 'यह भुगतान Razorpay को मिला है, पर इस साइट के किसी दान का नहीं है: किसी पेमेंट लिंक या QR कोड का है, या बैकअप वापस लाने से पहले के दान का। इसे दान में दर्ज कीजिए; संस्था के लिए न हो तो अनदेखा कीजिए या वापस कीजिए।',
      },
      'second-payment': {
        label: 'दो बार भुगतान',
        text: 'दानदाता ने एक ही दान का भुगतान दूसरी बार किया है। उनसे पूछिए: इसे दूसरा दान गिनें या वापस करें।',
      },
      'amount-mismatch': {
        label: 'रकम अलग है',
        text: 'जितनी रकम माँगी गई थी, उतनी नहीं आई। Razorpay के डैशबोर्ड में भुगतान देखिए, फिर जो मिला उसे गिनिए या वापस कीजिए।',
      },
      currency: {
        label: 'रुपयों में नहीं',
        text: 'यह भुगतान किसी और मुद्रा में हुआ है। इसे दान में नहीं गिना जा सकता, केवल वापस किया जा सकता है।',
      },
      international: {
        label: 'विदेश से',
        text: 'विदेशी कार्ड या खाते से दिया गया है। संस्था का FCRA पंजीकरण हो तभी इसे गिनिए; नहीं तो वापस कीजिए।',
      },
      difference: {
        label: 'Razorpay से अलग',
        text: 'हमारा और Razorpay का हिसाब मेल नहीं खाता। अभी जाँचिए; यहीं बना रहे तो सर्वर सँभालने वाले को बताइए।',
      },
      settlement: {
        label: 'सेटलमेंट साफ़ नहीं',
        text: 'Razorpay ने बताया कि यह पैसा बैंक को भेजा गया, पर इसका बैंक रेफ़रेंस नहीं है या इसके दान, शुल्क और कटौतियों का जोड़ नहीं मिलता। अभी जाँचिए; यहीं बना रहे तो बैंक स्टेटमेंट से मिलाइए और Razorpay से पूछिए। एक महीने बाद यह केवल सेटलमेंट में दिखेगा।',
      },
      order: {
        label: 'जाँच नहीं हो सकती',
        text: 'अभी जो कुंजियाँ सहेजी हैं, उनसे Razorpay इस ऑर्डर को नहीं पहचानता। शायद यह किसी और खाते की कुंजियों से बना था। वहाँ देखिए कि भुगतान हुआ या नहीं, फिर इसे अलग रखिए।',
      },
      stuck: {
        label: 'अधूरा',
        text: 'पैसा मिल गया, पर दान दर्ज नहीं हुआ। अभी जाँचिए; यहीं बना रहे तो सर्वर सँभालने वाले को बताइए।',
      },
      event: {
        label: 'संदेश पर काम नहीं हुआ',
        text: 'Razorpay के एक संदेश पर काम नहीं हो पाया। अभी जाँचिए; यहीं बना रहे तो सर्वर सँभालने वाले को बताइए।',
      },
      'monthly-gift': {
        label: 'मासिक दान',
        text: 'इस महीने का दान नहीं कटा, या Razorpay में मासिक दान की जाँच या समाप्ति नहीं हो पाई। दूसरा कार्ड या खाता कैसे चुनें, यह दानदाता को बता दिया गया है; आपका एक फ़ोन या संदेश अक्सर काम आता है।',
      },
      'false-event': {
        label: 'अनपेक्षित संदेश',
        text: 'सही हस्ताक्षर वाले एक संदेश में ऐसा भुगतान है जिसे Razorpay नहीं जानता। हो सकता है वह किसी और खाते का हो। ऐसा न हो तो आपका वेबहुक सीक्रेट किसी को पता है: भुगतान की सेटिंग में नया बनाइए।',
      },
      mail: {
        label: 'धन्यवाद नहीं गया',
        text: 'ईमेल कई बार नहीं जा पाया और अब कोशिश बंद है। पता और मेल सर्वर जाँचिए, फिर दोबारा भेजिए।',
      },
      'suspected-claim': {
        label: 'स्पैम लगता है',
        text: 'लगता है यह सूचना किसी प्रोग्राम ने भेजी है। रेफ़रेंस नंबर खाते में हो, तो यह बाक़ी सूचनाओं की तरह ही गिनी जाती है।',
      },
    },
    sameTransfer: {
      label: 'पहले से गिना गया',
      text: 'यह उसी दान का भुगतान है। Razorpay ने इसकी सूचना तब दी जब दान गिना जा चुका था। पैसा एक ही बार आया है: इसे अनदेखा कीजिए और कुछ वापस मत कीजिए। इसे ही गिनना हो तो पहले उस दान को रद्द कीजिए।',
    },
    firstPayment: (id, day) => `पहला भुगतान${day && `, ${day}`}: ${id}`,
    alsoWaits: (reasons) => `यह भी: ${reasons}`,
    refunded: (amount) => `इसमें से ${amount} लौटाए गए`,
    failedRefund: (amount) => `नहीं लौटाए जा सके: ${amount}`,
    accept: 'दान में गिनें',
    acceptClaim: 'मिल गया: दान में गिनें',
    record: 'दान में दर्ज करें',
    ignore: 'अनदेखा करें',
    setAside: 'अलग रखें',
    refund: 'वापस करें',
    reject: 'नहीं मिला',
    retry: 'फिर भेजें',
    dismiss: 'सूची से हटाएँ',
    check: 'अभी जाँचें',
    checkRefund: 'गेटवे से अभी पूछें',
    respond: 'Razorpay के डैशबोर्ड में जवाब दें',
    busy: 'एक पल…',
    forItem: (action, title) => `${action}: ${title}`,
    confirmAccept: (donor, what) => `${donor}: ${what} को दान में गिनें? धन्यवाद का ईमेल भेजा जाएगा।`,
    payment: (amount) => `${amount} के भुगतान`,
    claimOf: (amount) => `${amount} के भुगतान की सूचना`,
    confirmReject: (donor, amount) =>
      `${donor}: ${amount} के भुगतान की सूचना अस्वीकार करें? इसे गिना नहीं जाएगा। दानदाता इसे फिर भेज सकते हैं।`,
    confirmDismiss: (title) => `संदेश ${title} को इस सूची से हटाएँ?`,
    phases: {
      fraud: 'धोखे का संदेह',
      retrieval: 'बैंक ब्योरा माँगता है',
      chargeback: 'चार्जबैक',
      pre_arbitration: 'दूसरा चार्जबैक',
      arbitration: 'फ़ैसला कार्ड नेटवर्क के पास',
    },
    respondBy: (day, when) => `${day} तक जवाब दीजिए (${when})`,
    overdue: (day, when) => `समय निकल गया: आख़िरी दिन ${day} था (${when})`,
    daysAway: daysAwayInHindi,
    reconcile: 'गेटवे से अभी पूछें',
    reconciling: 'गेटवे से पूछ रहे हैं…',
    reconciled: reconciledInHindi,
    recordPayment: {
      title: 'दान में दर्ज करें',
      lead: (amount) =>
        `ये ${amount} किसने दिए? इन्हें तुरंत दान में गिना जाएगा; ईमेल पता हो तो दानदाता को धन्यवाद जाएगा।`,
      told: (detail) => `Razorpay के अनुसार: ${detail}`,
      submit: 'दान दर्ज करें',
    },
    ignorePayment: {
      title: (title) => `${title} का भुगतान अनदेखा करें?`,
      lead: 'यह लेन-देन की सूची में रहेगा और गिना नहीं जाएगा। वहाँ से इसे बाद में भी दान में दर्ज कर सकते हैं।',
      setAsideTitle: (title) => `${title} का ऑर्डर अलग रखें?`,
      setAsideLead: 'यह लेन-देन की सूची में विफल दिखेगा, और इसके बारे में फिर नहीं पूछा जाएगा।',
      setRefundAsideTitle: (title) => `${title}: विफल वापसी अलग रखें?`,
      setRefundAsideLead: 'दान गिना जाता रहेगा। कारण गतिविधि-सूची में रहेगा।',
      refundPlaceholder: 'जैसे: बैंक ट्रांसफ़र से लौटाया',
      setGiftAsideTitle: (title) => `${title} का मासिक दान अलग रखें?`,
      setGiftAsideLead:
        'यह मासिक दान की सूची में जैसा है वैसा ही रहेगा, और Razorpay से इसके बारे में फिर नहीं पूछा जाएगा। यह किसी और खाते का हो, तो उसे वहीं बंद कीजिए।',
      reason: {
        label: 'कारण',
        placeholder: 'जैसे: हॉल का किराया, दान नहीं',
        hint: 'उनके लिए जो इसे बाद में देखें।',
      },
      submit: 'भुगतान अनदेखा करें',
      setAsideSubmit: 'अलग रखें',
    },
  },
})

/** How far away a day is. */
function daysAwayInEnglish(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

function daysAwayInHindi(days: number): string {
  if (days === 0) return 'आज'
  if (Math.abs(days) === 1) return 'कल'
  return days > 0 ? `${days} दिन बाद` : `${-days} दिन पहले`
}

/** The outcome of asking the gateway. */
function reconciledInEnglish({
  events,
  asked,
  changed,
  unanswered,
  found,
  differences,
  hasGateway,
}: ReconcileDto): string {
  if (!hasGateway) return 'No gateway to ask: enter its keys under Payment Settings first.'
  if (unanswered > 0) {
    return 'The gateway did not answer. Nothing is lost: we will ask again later.'
  }
  const parts = [
    asked > 0 && `${counted(asked, 'payment')} checked, ${changed} changed`,
    events > 0 && `${counted(events, 'message')} from the gateway processed`,
    found > 0 && `${counted(found, 'payment or refund', 'payments or refunds')} brought up to date`,
    differences > 0 &&
      `${counted(differences, 'payment')} still ${differences === 1 ? 'differs' : 'differ'} from Razorpay`,
  ]
  const told = parts.filter(Boolean)
  return told.length > 0 ? `${told.join('; ')}.` : 'Everything is up to date.'
}

function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`
}

function reconciledInHindi({
  events,
  asked,
  changed,
  unanswered,
  found,
  differences,
  hasGateway,
}: ReconcileDto): string {
  if (!hasGateway) return 'पूछने के लिए गेटवे नहीं है: पहले भुगतान की सेटिंग में उसकी कुंजियाँ भरिए।'
  if (unanswered > 0) return 'गेटवे से जवाब नहीं मिला। कुछ खोया नहीं है: हम बाद में फिर पूछेंगे।'
  const told = [
    asked > 0 && `${asked} भुगतान जाँचे, ${changed} बदले`,
    events > 0 && `गेटवे के ${events} ${events === 1 ? 'संदेश' : 'संदेशों'} पर काम हुआ`,
    found > 0 && `${found} भुगतान या वापसी का हिसाब ताज़ा हुआ`,
    differences > 0 && `${differences} भुगतान अब भी Razorpay से अलग`,
  ].filter(Boolean)
  return told.length > 0 ? `${told.join('; ')}।` : 'सब हिसाब ताज़ा है।'
}
