import type { Localized } from '@/content/locale'
import type { donateFields } from '@/domain/pages/donate'
import type { SeedOf } from '@/domain/pages/fields'

export const donateContent: Localized<SeedOf<typeof donateFields>> = {
  en: {
    meta: {
      title: 'Donate',
      description:
        'Give by UPI, bank transfer or online payment, from ₹50. See what ₹500, ₹1,000, ₹2,500 and ₹5,000 do in a village, and how Section 80G may apply to you.',
    },
    title: 'Make a Donation',
    lead: 'Your gift goes where it is needed: classrooms, sickbeds, saplings.',
    tiers: {
      heading: 'What your gift can do',
      lead: 'Examples of what a sum means in the village.',
      items: [
        {
          amount: 500,
          title: 'One month of school for a child',
          description: 'Lessons, notebooks and a place in class for a whole month.',
        },
        {
          amount: 1000,
          title: 'Medical care for an elderly person',
          description: 'A check-up, medicines and somebody to go along to the doctor.',
        },
        {
          amount: 2500,
          title: 'Planting 50 trees',
          description:
            'Saplings put into the ground and looked after until they stand on their own.',
        },
        {
          amount: 5000,
          title: 'Skill training for 5 women',
          description: 'Teaching and materials for a trade that brings in an income.',
        },
      ],
    },
    quick: {
      heading: 'Choose an amount',
      lead: 'Or give your own.',
    },
    form: {
      heading: 'Your details',
      lead: 'Then you pay by card, net banking or UPI in a secure payment window.',
    },
    upi: {
      heading: 'Pay by UPI',
      lead: 'With any UPI app: Google Pay, PhonePe, Paytm, BHIM or the app of your bank.',
      checkName: 'Before you pay, check that your app shows the name {name}.',
      afterwards:
        'Your app tells you whether the payment went through; this page cannot see it. So that we can thank you and record your gift, leave its 12-digit reference number (UTR) here.',
    },
    bank: {
      heading: 'Bank transfer',
      lead: 'By NEFT, IMPS or RTGS, from your own bank account.',
      afterwards:
        'After the transfer please leave its reference number here, so that we can find it and thank you.',
    },
    tax: {
      heading: 'Tax note',
      text: 'The foundation is registered under Section 80G. Your donation may be eligible for a deduction under Section 80G.',
      conditions:
        'Whether it is, and how much, depends on the tax regime you choose, the limits in the law and the way you paid. Please ask your tax adviser.',
      certificate:
        'Our thank-you e-mail brings a receipt. For your tax return it has to name your PAN and address: enter them when the form asks for them, or add them later in My giving.',
      transparency: 'Registrations and accounts',
    },
    notes: {
      heading: 'Good to know',
      points: [
        'We never see or store your card number, UPI PIN or bank password. We will never ask you for them either.',
        'Gifts on this page are in Indian rupees, from citizens of India and Indian organisations. If you hold a foreign passport or an OCI card, please write to us before you give.',
        'Paid by mistake or paid twice? Tell us, and see our refund policy.',
      ],
      links: {
        refundPolicy: 'Refund Policy',
        privacy: 'Privacy Policy',
      },
    },
  },
  hi: {
    meta: {
      title: 'दान करें',
      description:
        'UPI, बैंक या ऑनलाइन, ₹50 से दान कीजिए। ₹500, ₹1,000, ₹2,500 और ₹5,000 से गाँव में क्या होता है और धारा 80G की छूट कब मिल सकती है, यहाँ जानिए।',
    },
    title: 'दान करें',
    lead: 'आपका दान सीधे ज़मीन पर काम आता है: किसी कक्षा में, किसी बीमार के पास, किसी छोटे पेड़ की जड़ में।',
    tiers: {
      heading: 'आपके दान से क्या हो सकता है',
      lead: 'गाँव में इतनी रकम का क्या मतलब होता है, कुछ उदाहरण।',
      items: [
        {
          amount: 500,
          title: 'एक बच्चे की एक महीने की पढ़ाई',
          description: 'पूरे महीने की पढ़ाई, कॉपियाँ और कक्षा में एक जगह।',
        },
        {
          amount: 1000,
          title: 'एक बुज़ुर्ग का इलाज',
          description: 'जाँच, दवा और डॉक्टर तक साथ जाने वाला कोई।',
        },
        {
          amount: 2500,
          title: '50 पेड़ लगाना',
          description: 'पौधे लगाना और तब तक सँभालना, जब तक वे ख़ुद न खड़े हो जाएँ।',
        },
        {
          amount: 5000,
          title: '5 महिलाओं को हुनर का प्रशिक्षण',
          description: 'ऐसे काम का प्रशिक्षण और सामान, जिससे घर में कमाई आए।',
        },
      ],
    },
    quick: {
      heading: 'रकम चुनिए',
      lead: 'या अपनी रकम भरिए।',
    },
    form: {
      heading: 'आपकी जानकारी',
      lead: 'इसके बाद सुरक्षित भुगतान पेज पर कार्ड, नेट बैंकिंग या UPI से दान कीजिए।',
    },
    upi: {
      heading: 'UPI से दान',
      lead: 'किसी भी UPI ऐप से: Google Pay, PhonePe, Paytm, BHIM या अपने बैंक का ऐप।',
      checkName: 'पैसे भेजने से पहले देख लीजिए कि ऐप में नाम {name} ही आ रहा है।',
      afterwards:
        'पैसा पहुँचा या नहीं, यह आपका ऐप बताएगा; यह पेज उसे नहीं देख सकता। हम आपका दान दर्ज कर सकें, इसके लिए 12 अंकों का UTR नंबर यहीं बता दीजिए।',
    },
    bank: {
      heading: 'बैंक से दान',
      lead: 'NEFT, IMPS या RTGS से, अपने बैंक खाते से।',
      afterwards:
        'पैसे भेजने के बाद उसका रेफ़रेंस नंबर यहीं बता दीजिए, ताकि हम उसे पहचान सकें और आपका धन्यवाद कर सकें।',
    },
    tax: {
      heading: 'टैक्स की बात',
      text: 'संस्था धारा 80G में पंजीकृत है। आपके दान पर धारा 80G के तहत छूट मिल सकती है।',
      conditions:
        'छूट मिलेगी या नहीं और कितनी, यह इस पर निर्भर है कि आपने कौन-सी टैक्स व्यवस्था चुनी है, क़ानून की सीमा क्या है और पैसा कैसे दिया। अपने टैक्स सलाहकार से पूछ लीजिए।',
      certificate:
        'हमारे धन्यवाद के ईमेल के साथ रसीद आती है। टैक्स के लिए उसमें आपका PAN और पता होना चाहिए: फ़ॉर्म में पूछे जाने पर भरिए, या बाद में “मेरा दान” पेज पर जोड़िए।',
      transparency: 'पंजीकरण और हिसाब-किताब',
    },
    notes: {
      heading: 'जानने की बातें',
      points: [
        'आपका कार्ड नंबर, UPI पिन या बैंक का पासवर्ड हम न देखते हैं, न रखते हैं। हम ये आपसे कभी पूछेंगे भी नहीं।',
        'इस पेज पर दान भारतीय रुपये में, भारत के नागरिकों और भारतीय संस्थाओं से लिया जाता है। अगर आपके पास विदेशी पासपोर्ट या OCI कार्ड है, तो देने से पहले हमें लिख लीजिए।',
        'ग़लती से या दो बार पैसा चला गया? हमें बताइए और पैसे लौटाने के नियम पढ़िए।',
      ],
      links: {
        refundPolicy: 'पैसे लौटाने के नियम',
        privacy: 'निजता के नियम',
      },
    },
  },
}
