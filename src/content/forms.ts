import type { ContactSubject } from '@/domain/contact'
import { PRIVACY_NOTICE_VERSION } from '@/domain/privacy-notice'
import type { availabilityOptions, InterestId } from '@/domain/volunteer'
import { localized } from './locale'
import { privacyNoticesContent } from './privacy-notices'

const noticesEn = privacyNoticesContent.en[PRIVACY_NOTICE_VERSION]
const noticesHi = privacyNoticesContent.hi[PRIVACY_NOTICE_VERSION]

export const formsContent = localized({
  en: {
    common: {
      required: 'required',
      optional: 'optional',
      choose: 'Please choose',
      submitting: 'Submitting…',
      uploading: 'Uploading...',
      offline:
        'You seem to be offline. What you have written is kept. If your internet works, reload the page.',
      fixErrors: 'Please look at the marked fields.',
    },
    donation: {
      donorName: { label: 'Full name', placeholder: 'Your full name' },
      email: {
        label: 'E-mail',
        placeholder: 'name@example.com',
        hint: 'So that we can thank you.',
      },
      phone: { label: 'Phone', placeholder: '10-digit mobile number' },
      amount: {
        label: 'Amount in rupees',
        placeholder: 'For example 500',
        hint: 'The amount that you paid.',
      },
      message: { label: 'Message', placeholder: 'A wish, a blessing or a purpose' },
      privacyNote: noticesEn.giving,
      submit: 'Donate Now',
      submitAmount: (rupees: string) => `Donate ₹${rupees}`,
      submitting: 'Processing…',
    },
    volunteer: {
      legends: {
        about: 'About you',
        service: 'How you would like to help',
        photo: 'Your photo',
      },
      steps: ['Step 1 of 2', 'Step 2 of 2'],
      next: 'Continue',
      back: 'Back to step 1',
      firstName: { label: 'First name', placeholder: 'Your first name' },
      lastName: { label: 'Last name', placeholder: 'Your last name' },
      email: { label: 'E-mail', placeholder: 'name@example.com' },
      phone: { label: 'Phone', placeholder: '10-digit mobile number' },
      address: { label: 'Address', placeholder: 'House, village or street, district, PIN code' },
      occupation: { label: 'Occupation', placeholder: 'Such as farmer or teacher' },
      organization: { label: 'Organization', placeholder: 'School, college or place of work' },
      interests: {
        label: 'Areas of interest',
        placeholder: 'Choose one or more',
        hint: 'Choose as many as you like.',
      },
      interestOptions: {
        'child-education': 'Child Education',
        healthcare: 'Healthcare',
        'elderly-care': 'Elderly Care',
        environment: 'Environment',
        'drug-deaddiction': 'Drug De-Addiction',
        'women-empowerment': 'Women Empowerment',
        'awareness-campaigns': 'Awareness Campaigns',
        fundraising: 'Fundraising',
      } satisfies Record<InterestId, string>,
      availability: {
        label: 'Availability',
        placeholder: 'How much time you have',
        hint: 'Hours in a week.',
      },
      availabilityOptions: {
        Flexible: 'Flexible',
        '1-5 hours': '1-5 hours',
        '6-10 hours': '6-10 hours',
        '11-20 hours': '11-20 hours',
        '20+ hours': '20+ hours',
      } satisfies Record<'Flexible' | (typeof availabilityOptions)[number], string>,
      experience: {
        label: 'Experience',
        placeholder: 'Have you done something like this before? It is not needed.',
      },
      motivation: {
        label: 'Why would you like to volunteer?',
        placeholder: 'In your own words; a sentence or two is enough',
      },
      skills: {
        label: 'Skills',
        placeholder: 'Teaching, first aid, driving',
        hint: 'Separate them with commas.',
      },
      emergencyContact: {
        label: 'Emergency contact',
        placeholder: 'Name and phone number',
        hint: 'Whom we may call if something happens. If you leave it empty, we use your own number.',
      },
      photo: {
        label: 'Photo',
        hint: 'For your volunteer card, if you like. JPG, PNG or WebP, up to 5 MB.',
        choose: 'Choose a photo',
        change: 'Change the photo',
        remove: 'Remove the photo',
        previewAlt: 'The photo you have chosen',
        notAnImage: 'Please choose an image file',
      },
      under18: 'If you are under 18, please fill in this form together with a parent or guardian.',
      privacyNote: noticesEn.volunteer,
      submit: 'Submit Application',
      submitting: 'Submitting…',
      unanswered: {
        title: 'The server did not answer.',
        description:
          'We do not know whether your application has arrived. What you have written is kept. Please check your internet and send it again: it counts only once.',
      },
    },
    contact: {
      name: { label: 'Name', placeholder: 'Your name' },
      email: { label: 'E-mail', placeholder: 'name@example.com' },
      phone: {
        label: 'Phone',
        placeholder: '10-digit mobile number',
        hint: 'If you would like us to call you.',
      },
      subject: { label: 'Subject', placeholder: 'What is it about?' },
      subjectOptions: {
        'General Inquiry': 'General Inquiry',
        'Volunteer Opportunity': 'Volunteer Opportunity',
        Donation: 'Donation',
        Partnership: 'Partnership',
        Support: 'Support',
      } satisfies Record<ContactSubject, string>,
      message: {
        label: 'Message',
        placeholder: 'Write here what you would like to tell or ask us',
      },
      privacyNote: noticesEn.contact,
      submit: 'Send Message',
      submitting: 'Submitting…',
      unanswered: {
        title: 'The server did not answer.',
        description:
          'We do not know whether your message has arrived. What you have written is kept. Please check your internet and send it again: it counts only once.',
      },
    },
  },
  hi: {
    common: {
      required: 'ज़रूरी',
      optional: 'ज़रूरी नहीं',
      choose: 'चुनिए',
      submitting: 'भेजा जा रहा है…',
      uploading: 'फ़ोटो अपलोड हो रही है...',
      offline:
        'लगता है इंटरनेट नहीं चल रहा। आपका लिखा हुआ सुरक्षित है। इंटरनेट चल रहा हो, तो यह पेज दोबारा खोलिए।',
      fixErrors: 'जिन जगहों पर निशान लगा है, उन्हें देख लीजिए।',
    },
    donation: {
      donorName: { label: 'पूरा नाम', placeholder: 'अपना पूरा नाम लिखें' },
      email: {
        label: 'ईमेल',
        placeholder: 'name@example.com',
        hint: 'ताकि हम आपको धन्यवाद भेज सकें।',
      },
      phone: { label: 'फ़ोन', placeholder: '10 अंकों का मोबाइल नंबर' },
      amount: {
        label: 'रकम (रुपये में)',
        placeholder: 'जैसे 500',
        hint: 'जितनी रकम आपने दी।',
      },
      message: { label: 'संदेश', placeholder: 'कोई शुभकामना, आशीर्वाद या किस काम के लिए' },
      privacyNote: noticesHi.giving,
      submit: 'अभी दान करें',
      submitAmount: (rupees) => `₹${rupees} दान करें`,
      submitting: 'थोड़ा रुकिए…',
    },
    volunteer: {
      legends: {
        about: 'आपके बारे में',
        service: 'आप किस तरह मदद करना चाहेंगे',
        photo: 'आपकी फ़ोटो',
      },
      steps: ['2 में से चरण 1', '2 में से चरण 2'],
      next: 'आगे बढ़ें',
      back: 'चरण 1 पर लौटें',
      firstName: { label: 'नाम', placeholder: 'आपका नाम' },
      lastName: { label: 'उपनाम', placeholder: 'आपका उपनाम' },
      email: { label: 'ईमेल', placeholder: 'name@example.com' },
      phone: { label: 'फ़ोन', placeholder: '10 अंकों का मोबाइल नंबर' },
      address: { label: 'पता', placeholder: 'मकान, गाँव या मोहल्ला, ज़िला, पिन कोड' },
      occupation: { label: 'आप क्या करते हैं', placeholder: 'जैसे विद्यार्थी, किसान, शिक्षक' },
      organization: { label: 'संस्थान', placeholder: 'स्कूल, कॉलेज या काम की जगह' },
      interests: {
        label: 'किन कामों में मन है',
        placeholder: 'एक या ज़्यादा चुनिए',
        hint: 'जितने चाहें, उतने चुनिए।',
      },
      interestOptions: {
        'child-education': 'बाल शिक्षा',
        healthcare: 'स्वास्थ्य सेवा',
        'elderly-care': 'बुज़ुर्गों की सेवा',
        environment: 'पर्यावरण',
        'drug-deaddiction': 'नशा मुक्ति',
        'women-empowerment': 'महिला सशक्तिकरण',
        'awareness-campaigns': 'जागरूकता अभियान',
        fundraising: 'चंदा जुटाना',
      },
      availability: {
        label: 'कितना समय दे सकते हैं',
        placeholder: 'आपके पास कितना समय है',
        hint: 'हफ़्ते में कितने घंटे।',
      },
      availabilityOptions: {
        Flexible: 'जैसी ज़रूरत हो',
        '1-5 hours': '1-5 घंटे',
        '6-10 hours': '6-10 घंटे',
        '11-20 hours': '11-20 घंटे',
        '20+ hours': '20 घंटे से ज़्यादा',
      },
      experience: {
        label: 'अनुभव',
        placeholder: 'पहले ऐसा कोई काम किया है? न किया हो तो भी कोई बात नहीं।',
      },
      motivation: {
        label: 'आप सेवा क्यों करना चाहते हैं?',
        placeholder: 'अपने शब्दों में, एक-दो वाक्य काफ़ी हैं',
      },
      skills: {
        label: 'हुनर',
        placeholder: 'पढ़ाना, प्राथमिक उपचार, गाना',
        hint: 'बीच में कॉमा लगाकर लिखिए।',
      },
      emergencyContact: {
        label: 'ज़रूरत के समय किसे बुलाएँ',
        placeholder: 'नाम और फ़ोन नंबर',
        hint: 'कुछ हो जाए तो हम किसे फ़ोन करें। ख़ाली छोड़ेंगे तो हम आपका ही नंबर रख लेंगे।',
      },
      photo: {
        label: 'फ़ोटो',
        hint: 'चाहें तो अपने स्वयंसेवक कार्ड के लिए। JPG, PNG या WebP, 5 MB तक।',
        choose: 'फ़ोटो चुनें',
        change: 'फ़ोटो बदलें',
        remove: 'फ़ोटो हटाएँ',
        previewAlt: 'आपकी चुनी हुई फ़ोटो',
        notAnImage: 'कोई तस्वीर चुनिए',
      },
      under18: 'उम्र 18 साल से कम हो तो माता-पिता या अभिभावक के साथ बैठकर यह फ़ॉर्म भरिए।',
      privacyNote: noticesHi.volunteer,
      submit: 'आवेदन भेजें',
      submitting: 'भेजा जा रहा है…',
      unanswered: {
        title: 'सर्वर से जवाब नहीं आया।',
        description:
          'पता नहीं कि आपका आवेदन हम तक पहुँचा या नहीं। आपका लिखा हुआ सुरक्षित है। इंटरनेट देखकर फिर भेज दीजिए: वह एक ही बार गिना जाएगा।',
      },
    },
    contact: {
      name: { label: 'नाम', placeholder: 'आपका नाम' },
      email: { label: 'ईमेल', placeholder: 'name@example.com' },
      phone: {
        label: 'फ़ोन',
        placeholder: '10 अंकों का मोबाइल नंबर',
        hint: 'अगर आप चाहें कि हम फ़ोन करें।',
      },
      subject: { label: 'विषय', placeholder: 'किस बारे में है?' },
      subjectOptions: {
        'General Inquiry': 'सामान्य जानकारी',
        'Volunteer Opportunity': 'स्वयंसेवक बनना',
        Donation: 'दान',
        Partnership: 'साझेदारी',
        Support: 'मदद चाहिए',
      },
      message: { label: 'संदेश', placeholder: 'जो कहना या पूछना हो, यहाँ लिखिए' },
      privacyNote: noticesHi.contact,
      submit: 'संदेश भेजें',
      submitting: 'भेजा जा रहा है…',
      unanswered: {
        title: 'सर्वर से जवाब नहीं आया।',
        description:
          'पता नहीं कि आपका संदेश हम तक पहुँचा या नहीं। आपका लिखा हुआ सुरक्षित है। इंटरनेट देखकर फिर भेज दीजिए: वह एक ही बार गिना जाएगा।',
      },
    },
  },
})

export type FormsContent = (typeof formsContent)['en']
