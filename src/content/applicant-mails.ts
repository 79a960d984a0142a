import type { ApplicantMail } from '@/domain/volunteer'
import { localized } from './locale'

/** The e-mails to people who offer their time. `{…}`: name (the first name), foundation, card and contact (their addresses). */
export const applicantMailsContent = localized<
  Record<ApplicantMail, { subject: string; paragraphs: string[] }>
>({
  en: {
    received: {
      subject: 'Your application to {foundation}',
      paragraphs: [
        'Dear {name},',
        'Thank you for offering your time. Your application has reached us, and a person will read it. We will be in touch about the next step.',
        'If you did not apply, somebody has entered your address by mistake. You need not do anything.',
        'With gratitude',
      ],
    },
    approved: {
      subject: 'Welcome to {foundation}',
      paragraphs: [
        'Dear {name},',
        'Your application is approved. Welcome: we look forward to working with you.',
        'Anyone can check here that you are one of our volunteers. The code on your ID card leads to the same page: {card}',
        'Your ID card is attached as a PDF. Print it, or show it on your phone.',
        'With gratitude',
      ],
    },
    declined: {
      subject: 'Your application to {foundation}',
      paragraphs: [
        'Dear {name},',
        'Thank you for offering your time. We cannot take you on as a volunteer at the moment.',
        'Your offer means a lot to us. If you have a question, or would like to help in another way, please write to us: {contact}',
        'With gratitude',
      ],
    },
  },
  hi: {
    received: {
      subject: '{foundation} में आपका आवेदन',
      paragraphs: [
        'आदरणीय {name},',
        'अपना समय देने की इच्छा के लिए धन्यवाद। आपका आवेदन हमें मिल गया है और हममें से कोई उसे पढ़ेगा। आगे क्या करना है, यह हम आपको लिखकर या फ़ोन पर बताएँगे।',
        'अगर आवेदन आपने नहीं किया, तो किसी ने ग़लती से आपका पता लिख दिया है। आपको कुछ करने की ज़रूरत नहीं।',
        'सादर आभार',
      ],
    },
    approved: {
      subject: '{foundation} में आपका स्वागत है',
      paragraphs: [
        'आदरणीय {name},',
        'आपका आवेदन मंज़ूर हो गया है। स्वागत है: आपके साथ काम करने की हमें प्रतीक्षा है।',
        'आप हमारे स्वयंसेवक हैं, यह कोई भी यहाँ देख सकता है। आपके पहचान-पत्र का कोड इसी पेज पर ले जाता है: {card}',
        'आपका पहचान-पत्र इस ईमेल के साथ PDF में है। उसे छाप लीजिए, या फ़ोन पर ही दिखा दीजिए।',
        'सादर आभार',
      ],
    },
    declined: {
      subject: '{foundation} में आपका आवेदन',
      paragraphs: [
        'आदरणीय {name},',
        'अपना समय देने की इच्छा के लिए धन्यवाद। अभी हम आपको स्वयंसेवक के रूप में नहीं जोड़ पा रहे हैं।',
        'आपकी भावना हमारे लिए बहुत मायने रखती है। कोई सवाल हो, या किसी और तरह मदद करना चाहें, तो हमें लिखिए: {contact}',
        'सादर आभार',
      ],
    },
  },
})
