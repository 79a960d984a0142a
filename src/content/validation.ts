import type { Locale } from './locale'

/**
 * The rules speak English (domain and server); a Hindi page looks the message up here.
 * Keys are the exact English messages.
 */
export const validationMessagesHi: Record<string, string> = {
  // Donation form
  'Full name is required': 'अपना पूरा नाम लिखिए',
  'Please enter a valid email': 'सही ईमेल लिखिए',
  'Please enter a valid phone number': 'सही फ़ोन नंबर लिखिए',
  'Minimum donation amount is ₹50': 'कम से कम ₹50 का दान दे सकते हैं',
  'This amount is too large for the online form. Please contact us.':
    'यह रकम ऑनलाइन फ़ॉर्म के लिए बहुत बड़ी है। कृपया हमसे संपर्क कीजिए।',
  'Please give the amount in whole rupees': 'रकम पूरे रुपयों में लिखिए',

  // Login
  'Username is required': 'यूज़रनेम लिखिए',
  'Password is required': 'पासवर्ड लिखिए',
  'Invalid username or password': 'यूज़रनेम या पासवर्ड ग़लत है',
  'Too many attempts. Please wait a little and try again.':
    'कई बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश कीजिए।',

  // Volunteer and contact forms
  'First name is required': 'अपना नाम लिखिए',
  'Last name is required': 'अपना उपनाम लिखिए',
  'Email is required': 'ईमेल लिखिए',
  'Phone is required': 'फ़ोन नंबर लिखिए',
  'Occupation is required': 'बताइए कि आप क्या करते हैं',
  'Motivation is required': 'बताइए कि आप सेवा क्यों करना चाहते हैं',
  'Name is required': 'नाम लिखिए',
  'Subject is required': 'विषय चुनिए',
  'Message is required': 'संदेश लिखिए',
  'Code is required': 'कोड लिखिए',

  // Content, slider, inspiration, post and payment settings
  'Title is required': 'शीर्षक लिखिए',
  'Description is required': 'विवरण लिखिए',
  'Content is required': 'लेख लिखिए',
  'Category is required': 'श्रेणी चुनिए',
  'Image URL is required': 'तस्वीर का पता डालिए',
  'Alt text is required': 'तस्वीर में क्या है, यह लिखिए',
  'Key ID is required': 'Key ID डालिए',
  'Key Secret is required': 'Key Secret डालिए',

  // Any field
  'This field is required': 'इसे भरना ज़रूरी है',
  'Please choose one of the options': 'दिए गए विकल्पों में से एक चुनिए',
  'Please enter a number': 'कोई संख्या लिखिए',
  'Please enter a whole number': 'पूरी संख्या लिखिए',
  'Please enter a number of 0 or more': '0 या उससे बड़ी संख्या लिखिए',
  'Please enter a valid date': 'सही तारीख़ लिखिए',
  'Please enter an https address': 'https से शुरू होने वाला पता लिखिए',
  'Please enter a valid address': 'सही पता लिखिए',
  'This text is too long': 'यह बहुत लंबा है, थोड़ा छोटा कीजिए',
  'Too many entries': 'बहुत ज़्यादा चीज़ें लिख दी गई हैं',

  // Uploads
  'Please choose an image file': 'कोई तस्वीर चुनिए',
  'Please choose a file': 'कोई फ़ाइल चुनिए',
  'The image is too large': 'तस्वीर बहुत बड़ी है',
  'The image could not be read': 'यह तस्वीर खुल नहीं पाई',
  'This kind of file is not accepted': 'इस तरह की फ़ाइल नहीं ली जाती',
  'Failed to upload photo': 'फ़ोटो नहीं चढ़ पाई',
  'Upload failed': 'फ़ाइल नहीं चढ़ पाई',

  // Payment
  'Failed to create payment order': 'भुगतान शुरू नहीं हो पाया',
  'Online payment is not set up yet.': 'ऑनलाइन भुगतान अभी चालू नहीं हुआ है।',
  'The payment service did not answer. Please try again.':
    'भुगतान सेवा से जवाब नहीं मिला। कृपया फिर कोशिश कीजिए।',
  'Payment verification failed': 'भुगतान की पुष्टि नहीं हो पाई',
  'The payment could not be verified': 'भुगतान की पुष्टि नहीं हो पाई',
  'The payment is still being processed. Please wait a little.':
    'भुगतान अभी पूरा हो रहा है। थोड़ा रुकिए।',

  // Whole requests
  'Failed to submit application. Please try again.': 'आवेदन नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।',
  'Failed to send message. Please try again.': 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।',
  'Too many requests. Please try again in a little while.':
    'बहुत बार कोशिश हो चुकी है। थोड़ी देर बाद फिर कीजिए।',
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश कीजिए।',
  'Please check your connection and try again.': 'अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
  'Please check the marked fields': 'जिन जगहों पर निशान लगा है, उन्हें देख लीजिए',
  'The request could not be read': 'भेजी गई जानकारी पढ़ी नहीं जा सकी',
  'The request is too large': 'भेजी गई जानकारी बहुत बड़ी है',
  'This request comes from another site': 'यह अनुरोध किसी और साइट से आया है',
  'Please log in': 'पहले लॉगिन कीजिए',
  'You may not do this': 'आपको इसकी इजाज़त नहीं है',
  'Not found': 'नहीं मिला',
  'Method not allowed': 'यह तरीका नहीं चलता',
  'Someone else has changed this in the meantime. Please reload and try again.':
    'इस बीच इसमें कुछ बदल गया है। पन्ना दोबारा खोलकर फिर कोशिश कीजिए।',
}

export function translateMessage(message: string, locale: Locale): string {
  if (locale === 'en') return message
  if (!Object.hasOwn(validationMessagesHi, message)) return message
  return validationMessagesHi[message] ?? message
}
