import { localized } from './locale'

type Notice = { title: string; text: string }
type UpdatesContent = {
  meta: { title: string; description: string }
  lead: string
  on: Notice & { action: string }
  off: Notice
  unknown: Notice
  myGiving: string
  mail: { opening: readonly string[]; closing: readonly string[]; stop: string }
}

/**
 * News of what gifts did: the page that ends them, and what stands round an update in its mail.
 * `{…}` are filled in: purpose (the program or campaign), link (to its page), stop (to the page that
 * ends them).
 */
export const updatesContent = localized<UpdatesContent>({
  en: {
    meta: {
      title: 'News by e-mail',
      description:
        'Here you stop the e-mails that tell you what your gifts to the foundation did: one tap, no password, and the gifts stay as they are.',
    },
    lead: 'The e-mails that tell you what your gifts did.',
    on: {
      title: 'Stop these e-mails?',
      text: 'You get an e-mail when there is news of what you gave for, at most once a month. One tap ends them. We still thank you for each gift.',
      action: 'Stop the news',
    },
    off: {
      title: 'No more news',
      text: 'We do not send news to this address any more. If you change your mind, you can switch it on again in My giving.',
    },
    unknown: {
      title: 'This link is not complete',
      text: 'Please open the whole link from the e-mail. Some programs cut long lines. If it still does not work, you can end the e-mails in My giving.',
    },
    myGiving: 'Open My giving',
    mail: {
      opening: [
        'Namaste,',
        'You asked us to tell you what your gift did. Here is news of “{purpose}”:',
      ],
      closing: ['More about it: {link}', 'Thank you for making it possible.'],
      stop: 'You get this e-mail, at most one a month, because you asked for news of your gifts. To stop these e-mails: {stop}',
    },
  },
  hi: {
    meta: {
      title: 'ईमेल से ख़बर',
      description:
        'संस्था को दिए आपके दान से क्या हुआ, इसकी ख़बर वाले ईमेल यहाँ से बंद कीजिए: बस एक बार दबाकर, बिना पासवर्ड के। आपके दान पर इसका असर नहीं।',
    },
    lead: 'वे ईमेल जो बताते हैं कि आपके दान से क्या हुआ।',
    on: {
      title: 'ये ईमेल बंद कर दें?',
      text: 'जिस काम के लिए आपने दिया, उसकी कोई ख़बर होने पर आपको ईमेल आता है, महीने में ज़्यादा से ज़्यादा एक बार। एक बार दबाने से ये बंद हो जाएँगे। हर दान के लिए धन्यवाद का ईमेल फिर भी आएगा।',
      action: 'ख़बर भेजना बंद कीजिए',
    },
    off: {
      title: 'अब ख़बरें नहीं आएँगी',
      text: 'इस पते पर अब ख़बरें नहीं भेजी जातीं। मन बदले तो इसे “मेरा दान” पेज पर फिर से चालू कर सकते हैं।',
    },
    unknown: {
      title: 'यह लिंक अधूरा है',
      text: 'कृपया ईमेल का पूरा लिंक खोलिए। कुछ ऐप लंबी पंक्ति काट देते हैं। फिर भी न खुले तो “मेरा दान” पेज पर ये ईमेल बंद कर सकते हैं।',
    },
    myGiving: '“मेरा दान” खोलिए',
    mail: {
      opening: [
        'नमस्ते,',
        'आपने कहा था कि आपके दान से क्या हुआ, इसकी ख़बर हम आपको दें। “{purpose}” की ख़बर यह है:',
      ],
      closing: ['इसके बारे में और: {link}', 'यह आपके साथ से हो पाया। धन्यवाद।'],
      stop: 'यह ईमेल, महीने में ज़्यादा से ज़्यादा एक, इसलिए आता है कि आपने अपने दान की ख़बर माँगी थी। बंद करने के लिए: {stop}',
    },
  },
})
