import type { NoticeForm } from '@/domain/privacy-notice'
import { localized } from './locale'

type Notices = Record<NoticeForm, string>

/**
 * What each public form says of the data it asks for, by version; a link to the privacy policy follows.
 * Older versions stay: records name them (src/domain/privacy-notice.ts). A changed text needs a new one.
 */
export const privacyNoticesContent = localized<Record<1, Notices>>({
  en: {
    1: {
      giving:
        'We use your details to receive your gift, to write to you about it, and for receipts and accounts. Tax law has us keep those of a gift for at least eight financial years. How to have them corrected or erased:',
      volunteer:
        'We use these details to read your application, to get in touch and, if you join us, to make your volunteer card. How long we keep them, and how to have them corrected or erased:',
      contact:
        'We use these details only to answer you. How long we keep them, and how to have them corrected or erased:',
      card: 'We use these details only for this card. The recipient’s e-mail address is deleted 30 days after the card was sent. How long we keep the rest, and how to have it corrected or erased:',
      myGiving:
        'We use the address only to find your gifts and to send you the link. What we keep about you, how long, and how to have it corrected or erased:',
      event:
        'We use these details to prepare this event and to reach you about it. If you are a volunteer, your hours are added to your record. How long we keep them, and how to have them corrected or erased:',
    },
  },
  hi: {
    1: {
      giving:
        'आपकी जानकारी हम दान लेने, उसके बारे में आपको लिखने, और रसीद और हिसाब के लिए इस्तेमाल करते हैं। मिले हुए दान की जानकारी टैक्स क़ानून के कारण कम से कम आठ वित्तीय वर्ष रखी जाती है। इसे कैसे सुधरवाएँ या मिटवाएँ:',
      volunteer:
        'यह जानकारी हम आपका आवेदन पढ़ने, आपसे बात करने और आप जुड़ें तो आपका स्वयंसेवक कार्ड बनाने के लिए इस्तेमाल करते हैं। हम इसे कब तक रखते हैं, और इसे कैसे सुधरवाएँ या मिटवाएँ:',
      contact:
        'यह जानकारी हम सिर्फ़ आपको जवाब देने के लिए इस्तेमाल करते हैं। हम इसे कब तक रखते हैं, और इसे कैसे सुधरवाएँ या मिटवाएँ:',
      card: 'यह जानकारी हम सिर्फ़ इस कार्ड के लिए इस्तेमाल करते हैं। पाने वाले का ईमेल कार्ड भेजने के 30 दिन बाद मिटा दिया जाता है। बाक़ी हम कब तक रखते हैं, और उसे कैसे सुधरवाएँ या मिटवाएँ:',
      myGiving:
        'यह पता हम सिर्फ़ आपके दान खोजने और आपको लिंक भेजने के लिए इस्तेमाल करते हैं। हम आपकी कौन-सी जानकारी रखते हैं, कब तक, और उसे कैसे सुधरवाएँ या मिटवाएँ:',
      event:
        'यह जानकारी हम इस कार्यक्रम की तैयारी और आपसे संपर्क के लिए इस्तेमाल करते हैं। आप स्वयंसेवक हैं तो आपके घंटे आपके खाते में जुड़ते हैं। हम इसे कब तक रखते हैं, और इसे कैसे सुधरवाएँ या मिटवाएँ:',
    },
  },
})
