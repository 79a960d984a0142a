import type { GatewayCheckDto } from '@/domain/responses/payment-settings'
import { localized } from './locale'

/** The payment settings of the dashboard. */
export const dashboardPaymentSettingsContent = localized({
  en: {
    title: 'Payment Settings',
    loadingFailed: 'The payment settings could not be loaded',
    gateway: 'Razorpay',
    keyId: { label: 'Key ID', placeholder: 'rzp_…' },
    keySecret: { label: 'Key Secret', placeholder: 'Empty keeps the stored one' },
    webhookSecret: {
      label: 'Webhook Secret',
      placeholder: 'Empty keeps the stored one',
      generate: 'Generate',
      copy: 'Copy secret',
      generated:
        'Copy it now and enter it at Razorpay, then save. Once saved, it is never shown again.',
      rule: 'At least 24 characters.',
    },
    previousSecret: {
      until: (moment: string) => `The previous secret still works until ${moment}.`,
      lead: 'That gives you time to enter the new one at Razorpay.',
      revoke: 'Revoke now',
      revoking: 'Revoking…',
      confirm:
        'Refuse messages signed with the previous webhook secret from now on? Razorpay must already have the new one.',
    },
    newSecretPlaceholder: 'Not set yet',
    secretIsSet: 'Set. It is kept encrypted and never shown.',
    secretIsNotSet: 'Not set.',
    webhookSecretIsNotSet:
      'Not set: messages from Razorpay are refused. Generate one here and enter the same at Razorpay.',
    webhook: {
      title: 'Messages from Razorpay (webhook)',
      lead: 'Razorpay tells this site about every payment if it knows where to send its messages: in its dashboard, open Settings, Webhooks, and enter this address with the webhook secret above.',
      address: 'Webhook address',
      copy: 'Copy address',
      isLocal:
        'Razorpay can only reach public https addresses; this one is known on this computer only. Ask the person who looks after the server for the right one (their setting: SITE_URL).',
      events:
        'Also choose there what it reports: payments, refunds, disputes, settlements and, if your account has them, subscriptions.',
      eventNames: 'Exact names to tick there',
    },
    check: {
      label: 'Check connection',
      busy: 'Checking…',
      lead: 'Asks Razorpay whether the saved keys work. Nothing is paid or changed.',
      unsaved: 'It checks the saved keys, not what you have typed since.',
      failed: 'The check did not work.',
      notSetUp: 'Save Key ID and Key Secret first, then check again.',
      results: {
        ok: 'The keys work.',
        'wrong-keys':
          'Razorpay does not know these keys. Copy Key ID and Key Secret again from its dashboard, save, and check again.',
        unreachable:
          'Razorpay could not be reached. Until it can be, nobody can pay online. Please try again in a few minutes.',
        refused:
          'Razorpay knows the keys but refuses to work with them. Check in its dashboard whether the account is active.',
      } satisfies Record<GatewayCheckDto['result'], string>,
      test: 'They are test keys: no real money moves.',
      live: 'They are live keys: donations are real money.',
    },
    limits: 'Limits',
    acceptsInternational: 'Accept donations from abroad',
    acceptsInternationalHint:
      'Only with an FCRA registration. Otherwise such payments wait under "Needs attention" and are not counted.',
    maximumRupees: {
      label: 'Largest online donation (rupees)',
      placeholder: '500000',
      hint: 'Donors who want to give more are asked to get in touch first.',
    },
    testMode: 'Test mode',
    testModeHint: 'Payments are rehearsals: no real money moves.',
    keyDecides: {
      test: 'The switch says live, but this Key ID is a test key (rzp_test_…). The key decides: no real money will come in.',
      live: 'The switch says test, but this Key ID is a live key. The key decides: donations will be real money.',
    },
    testBadge: 'TEST MODE: no real money is received',
    liveBadge: 'Live: donations are real money',
    unsaved: 'This takes effect once the settings are saved.',
    ways: 'UPI and bank',
    qrCode: 'UPI QR code',
    upiId: { label: 'UPI ID', placeholder: 'name@bank' },
    bankAccountName: { label: 'Bank account name', placeholder: 'As the bank writes it' },
    bankAccountNumber: { label: 'Bank account number', placeholder: 'Digits only' },
    bankIfscCode: { label: 'IFSC code', placeholder: 'ABCD0123456' },
    bankBranch: { label: 'Branch', placeholder: 'Town and branch' },
    submit: 'Update Payment Settings',
    submitting: 'Updating...',
  },
  hi: {
    title: 'भुगतान की सेटिंग',
    loadingFailed: 'भुगतान की सेटिंग खुल नहीं पाई',
    gateway: 'Razorpay',
    keyId: { label: 'Key ID', placeholder: 'rzp_…' },
    keySecret: { label: 'Key Secret', placeholder: 'सहेजा हुआ रखना हो तो ख़ाली छोड़ें' },
    webhookSecret: {
      label: 'वेबहुक सीक्रेट',
      placeholder: 'सहेजा हुआ रखना हो तो ख़ाली छोड़ें',
      generate: 'नया बनाएँ',
      copy: 'सीक्रेट कॉपी करें',
      generated: 'इसे अभी कॉपी करके Razorpay में भरिए, फिर यहाँ सहेजिए। सहेजने के बाद यह फिर कभी नहीं दिखेगा।',
      rule: 'कम से कम 24 अक्षर।',
    },
    previousSecret: {
      until: (moment) => `पिछला सीक्रेट ${moment} तक चलेगा।`,
      lead: 'इतने समय में नया सीक्रेट Razorpay में भर दीजिए।',
      revoke: 'अभी बंद करें',
      revoking: 'बंद कर रहे हैं…',
      confirm: 'पिछले वेबहुक सीक्रेट वाले संदेश अभी से न मानें? नया सीक्रेट Razorpay में पहले से भरा होना चाहिए।',
    },
    newSecretPlaceholder: 'अभी नहीं भरा गया',
    secretIsSet: 'भरा हुआ है। इसे एन्क्रिप्ट करके रखा जाता है और कभी दिखाया नहीं जाता।',
    secretIsNotSet: 'अभी नहीं भरा गया।',
    webhookSecretIsNotSet:
      'अभी नहीं भरा गया: Razorpay के संदेश नहीं माने जाते। यहाँ नया बनाइए और वही Razorpay में भरिए।',
    webhook: {
      title: 'Razorpay के संदेश (वेबहुक)',
      lead: 'Razorpay हर भुगतान की ख़बर इस साइट को तभी देता है जब उसे पता हो कि संदेश कहाँ भेजने हैं: उसके डैशबोर्ड में Settings, Webhooks खोलिए और यह पता ऊपर के वेबहुक सीक्रेट के साथ भरिए।',
      address: 'वेबहुक का पता',
      copy: 'पता कॉपी करें',
      isLocal:
        'Razorpay केवल सार्वजनिक https पतों तक पहुँच सकता है; यह पता इसी कंप्यूटर का है। सर्वर सँभालने वाले से सही पता लगाने को कहिए (उनकी सेटिंग: SITE_URL)।',
      events:
        'वहाँ यह भी चुनिए कि किसकी ख़बर दे: भुगतान, लौटाया गया पैसा, विवाद, सेटलमेंट और, आपके खाते में हों तो, मासिक दान (subscription)।',
      eventNames: 'वहाँ चुनने के ठीक यही नाम',
    },
    check: {
      label: 'कनेक्शन जाँचें',
      busy: 'जाँच रहे हैं…',
      lead: 'Razorpay से पूछता है कि सहेजी हुई कुंजियाँ चलती हैं या नहीं। न कोई भुगतान होता है, न कुछ बदलता है।',
      unsaved: 'जाँच सहेजी हुई कुंजियों की होती है, उसके बाद आपके लिखे की नहीं।',
      failed: 'जाँच नहीं हो पाई।',
      notSetUp: 'पहले Key ID और Key Secret सहेजिए, फिर जाँचिए।',
      results: {
        ok: 'कुंजियाँ चल रही हैं।',
        'wrong-keys':
          'Razorpay इन कुंजियों को नहीं पहचानता। उसके डैशबोर्ड से Key ID और Key Secret फिर कॉपी कीजिए, सहेजिए और दोबारा जाँचिए।',
        unreachable:
          'Razorpay तक पहुँच नहीं हो पाई। जब तक न हो, कोई ऑनलाइन भुगतान नहीं कर सकता। कुछ मिनट बाद फिर कोशिश कीजिए।',
        refused:
          'Razorpay कुंजियाँ पहचानता है, पर उनसे काम करने से मना करता है। उसके डैशबोर्ड में देखिए कि खाता चालू है या नहीं।',
      },
      test: 'ये टेस्ट कुंजियाँ हैं: असली पैसा नहीं कटता।',
      live: 'ये असली कुंजियाँ हैं: दान में असली पैसा आता है।',
    },
    limits: 'सीमाएँ',
    acceptsInternational: 'विदेश से दान लें',
    acceptsInternationalHint:
      'केवल FCRA पंजीकरण हो तो। नहीं तो ऐसे भुगतान “इन पर ध्यान दें” में रहते हैं और गिने नहीं जाते।',
    maximumRupees: {
      label: 'ऑनलाइन सबसे बड़ा दान (रुपये)',
      placeholder: '500000',
      hint: 'जो इससे ज़्यादा देना चाहें, उनसे पहले संपर्क करने को कहा जाता है।',
    },
    testMode: 'टेस्ट मोड',
    testModeHint: 'भुगतान केवल अभ्यास हैं: असली पैसा नहीं कटता।',
    keyDecides: {
      test: 'यहाँ असली मोड चुना है, पर यह Key ID टेस्ट की है (rzp_test_…)। कुंजी से ही तय होता है: असली पैसा नहीं आएगा।',
      live: 'यहाँ टेस्ट मोड चुना है, पर यह Key ID असली है। कुंजी से ही तय होता है: दान में असली पैसा आएगा।',
    },
    testBadge: 'टेस्ट मोड: असली पैसा नहीं आता',
    liveBadge: 'असली मोड: दान में असली पैसा आता है',
    unsaved: 'सेटिंग सहेजने के बाद लागू होगा।',
    ways: 'UPI और बैंक',
    qrCode: 'UPI का QR कोड',
    upiId: { label: 'UPI ID', placeholder: 'name@bank' },
    bankAccountName: { label: 'बैंक खाते का नाम', placeholder: 'जैसा बैंक लिखता है' },
    bankAccountNumber: { label: 'बैंक खाता नंबर', placeholder: 'केवल अंक' },
    bankIfscCode: { label: 'IFSC कोड', placeholder: 'ABCD0123456' },
    bankBranch: { label: 'शाखा', placeholder: 'शहर और शाखा' },
    submit: 'भुगतान की सेटिंग सहेजें',
    submitting: 'सहेज रहे हैं…',
  },
})
