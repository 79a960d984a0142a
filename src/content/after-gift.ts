import { localized } from './locale'

type Step = { title: string; description: string }
type AfterGiftContent = {
  title: string
  mail: Step
  /** Where the foundation is registered under Section 80G, and where it is not. */
  taxReceipt: Step
  receipt: Step
  work: Step
  myGiving: string
  activity: string
  stories: string
  share: { title: string; text: string; label: string; message: string }
}

/** What the page of a donation says once it has reached us. `{…}` are filled in. */
export const afterGiftContent = localized<AfterGiftContent>({
  en: {
    title: 'What happens next',
    mail: {
      title: 'Our thanks come by e-mail',
      description:
        'It names the amount, the day and the number of the payment. Not there after an hour? Look in the spam folder.',
    },
    taxReceipt: {
      title: 'Your receipt is in the same e-mail',
      description:
        'It comes as a PDF. A receipt under Section 80G names your PAN and address: if you left them out, you can still add them on the page ‘My giving’.',
    },
    receipt: {
      title: 'Your receipt is in the same e-mail',
      description: 'It comes as a PDF, and acknowledges your gift.',
    },
    work: {
      title: 'Your gift goes to work',
      description: 'What is done with gifts is shown in our activities, with pictures.',
    },
    myGiving: 'See all my gifts',
    activity: 'Latest: {title}',
    stories: 'Stories of change',
    share: {
      title: 'Tell somebody',
      text: 'Most people give because somebody they know told them. The amount is not in the message.',
      label: 'Tell on WhatsApp',
      message: 'I have just given to {foundation}. See what they do:',
    },
  },
  hi: {
    title: 'अब आगे क्या होगा',
    mail: {
      title: 'हमारा धन्यवाद ईमेल से आएगा',
      description: 'उसमें रकम, तारीख़ और भुगतान का नंबर होगा। एक घंटे में न आए तो स्पैम फ़ोल्डर देख लीजिए।',
    },
    taxReceipt: {
      title: 'रसीद उसी ईमेल में होगी',
      description:
        'वह PDF के रूप में आती है। धारा 80G की रसीद में PAN और पता लिखे जाते हैं: न दिए हों, तो “मेरा दान” पेज पर अब भी जोड़ सकते हैं।',
    },
    receipt: {
      title: 'रसीद उसी ईमेल में होगी',
      description: 'वह PDF के रूप में आती है और बताती है कि आपका दान हमें मिल गया।',
    },
    work: {
      title: 'आपका दान काम में लगेगा',
      description: 'दान से क्या होता है, यह हम तस्वीरों के साथ “हाल के काम” पेज पर बताते हैं।',
    },
    myGiving: 'मेरे सारे दान देखिए',
    activity: 'ताज़ा: {title}',
    stories: 'बदलाव की कहानियाँ',
    share: {
      title: 'किसी को बताइए',
      text: 'ज़्यादातर लोग इसलिए देते हैं कि किसी अपने ने बताया। संदेश में रकम नहीं लिखी होती।',
      label: 'WhatsApp पर बताइए',
      message: 'मैंने अभी {foundation} को दान दिया है। देखिए, ये क्या काम करते हैं:',
    },
  },
})
