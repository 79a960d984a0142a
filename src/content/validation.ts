import type { messages } from '@/domain/messages'
import type { uploadMessages } from '@/domain/upload-messages'
import { importMessagesHi, importPatternsHi } from './import-messages'
import type { Locale } from './locale'
import { moneyMessagesHi, moneyPatternsHi } from './money-messages'

type RuleMessage =
  | (typeof messages)[keyof typeof messages]
  | (typeof uploadMessages)[keyof typeof uploadMessages]

/** Every message of the rules in src/domain: one without Hindi does not compile. */
const ruleMessagesHi: Record<RuleMessage, string> = {
  'Full name is required': 'पूरा नाम लिखिए',
  'Please enter a valid email': 'सही ईमेल लिखिए',
  'Please enter a valid phone number': 'सही फ़ोन नंबर लिखिए',
  'Minimum donation amount is ₹50': 'दान कम से कम ₹50 का हो',
  'Username is required': 'यूज़रनेम लिखिए',
  'Password is required': 'पासवर्ड लिखिए',
  'Title is required': 'शीर्षक लिखिए',
  'Description is required': 'विवरण लिखिए',
  'Image URL is required': 'तस्वीर अपलोड कीजिए, या उसका पता लिखिए',
  'Category is required': 'श्रेणी चुनिए',
  'Alt text is required': 'तस्वीर में क्या है, यह लिखिए',
  'Name is required': 'नाम लिखिए',
  'Content is required': 'लेख लिखिए',
  'Key ID is required': 'Key ID भरिए',
  'Key Secret is required': 'Key Secret भरिए',
  'Invalid username or password': 'यूज़रनेम या पासवर्ड ग़लत है',
  'First name is required': 'नाम लिखिए',
  'Last name is required': 'उपनाम लिखिए',
  'Occupation is required': 'बताइए कि आप क्या करते हैं',
  'Motivation is required': 'बताइए कि आप सेवा क्यों करना चाहते हैं',
  'Subject is required': 'विषय बताइए',
  'Message is required': 'संदेश लिखिए',
  'Type is required': 'किस तरह की ख़बर है, चुनिए',
  'Please enter the amount in digits, such as 500': 'रकम अंकों में लिखिए, जैसे 500',
  'Please enter ₹1 or more': '₹1 या उससे ज़्यादा लिखिए',
  'Please enter at most two decimals': 'पैसे दो अंकों तक ही लिखिए',
  'The law forbids ₹2,00,000 or more in cash from one person. Please ask your accountant.':
    'क़ानून एक व्यक्ति से ₹2,00,000 या उससे ज़्यादा नक़द लेने की मनाही करता है। अपने लेखाकार से पूछिए।',
  'For a donation this large, please contact us first': 'इतने बड़े दान के लिए पहले हमसे संपर्क कीजिए',
  'Please choose a subject from the list': 'सूची में से विषय चुनिए',
  'Please choose a category from the list': 'सूची में से श्रेणी चुनिए',
  'Please choose a type from the list': 'सूची में से प्रकार चुनिए',
  'Please choose interests from the list': 'सूची में से काम चुनिए',
  'Please enter skills as words with commas between them': 'हुनर बीच में कॉमा लगाकर लिखिए',
  'Status must be pending, approved or rejected': 'स्थिति लंबित, स्वीकृत या अस्वीकृत ही हो सकती है',
  'By law we may take gifts from citizens of India and Indian organisations only. If you hold another passport, please write to us: thank you for wanting to help.':
    'क़ानून के अनुसार हम केवल भारत के नागरिकों और भारतीय संस्थाओं से दान ले सकते हैं। अगर आपके पास किसी और देश का पासपोर्ट है, तो हमें लिखिए। मदद की इच्छा के लिए धन्यवाद।',
  'PAN is required for the receipt': 'रसीद के लिए PAN लिखिए',
  'Please enter a valid PAN, such as ABCPE1234F': 'सही PAN लिखिए, जैसे ABCPE1234F',
  'Address is required for the receipt': 'रसीद के लिए पता लिखिए',
  'Reason is required': 'कारण लिखिए',
  'There is no statement for this year': 'इस वर्ष का कोई विवरण नहीं होता',
  'Please enter the acknowledgement number of the portal': 'पोर्टल की पावती संख्या लिखिए',
  'Enter the 80G number (URN) that held in this year, and the day of its approval, in the site settings first':
    'पहले इस वर्ष लागू 80G नंबर (URN) और उसकी स्वीकृति की तारीख़ साइट की सेटिंग में भरिए',
  'No gift of this year can be in the statement yet': 'इस वर्ष का कोई दान अभी विवरण में नहीं आ सकता',
  'This file cannot be read as a PDF': 'यह फ़ाइल PDF के रूप में पढ़ी नहीं जा सकती',
  'This certificate is here already': 'यह प्रमाण-पत्र यहाँ पहले से है',
  'This certificate was sent or is being sent, and stays as it is':
    'यह प्रमाण-पत्र भेजा जा चुका है या भेजा जा रहा है, और ऐसा ही रहेगा',
  'No gift of this year has this PAN': 'इस वर्ष के किसी दान में यह PAN नहीं है',
  'This file is marked as filed already': 'इस फ़ाइल का जमा होना पहले ही दर्ज हो चुका है',
  'Nothing was changed, so there is nothing to correct': 'कुछ बदला नहीं गया, इसलिए सुधारने को कुछ नहीं है',
  'A donor has reported this transfer: confirm it under Needs attention, so that they get their receipt.':
    'इस ट्रांसफ़र की सूचना दानदाता ने दी है: “इन पर ध्यान दें” में उसकी पुष्टि कीजिए, ताकि उन्हें रसीद मिले।',
  'Nothing is left of this gift, so it cannot be corrected':
    'इस दान में से कुछ नहीं बचा है, इसलिए इसे सुधारा नहीं जा सकता',
  'The gateway says when and how this came in, and under which number':
    'यह कब, कैसे और किस नंबर से आया, यह गेटवे बताता है',
  'This payment has already been reported with a different e-mail address and phone number. Please use those, or write to us.':
    'इस भुगतान की सूचना हमें पहले ही मिल चुकी है, किसी और ईमेल और फ़ोन नंबर के साथ। उन्हीं से फिर भेजिए, या हमें लिखिए।',
  'Only a gift entered by hand or a confirmed claim can be voided':
    'सिर्फ़ हाथ से दर्ज दान या पुष्टि की हुई सूचना ही रद्द की जा सकती है',
  'Please enter hours such as 2, 1.5 or 1:30': 'घंटे ऐसे लिखिए: 2, 1.5 या 1:30',
  'Please say what was done': 'क्या काम किया गया, लिखिए',
  'Please enter a whole number from 1 to 100000.': '1 से 100000 तक कोई पूरी संख्या लिखिए।',
  'Say when the event is': 'बताइए कि कार्यक्रम कब है',
  'This day is after the event': 'यह दिन कार्यक्रम के बाद का है',
  'All places of this event are taken.': 'इस कार्यक्रम की सारी जगहें भर चुकी हैं।',
  'Sign-ups for this event are closed.': 'इस कार्यक्रम के लिए नाम लिखाना बंद हो चुका है।',
  'You can record who came from the day of the event, which is still to come.':
    'कौन आया, यह कार्यक्रम के दिन से ही लिखा जा सकता है, और वह दिन अभी आया नहीं है।',
  'This event has already begun, or is over.': 'यह कार्यक्रम शुरू हो चुका है, या बीत चुका है।',
  'Please choose English or Hindi': 'अंग्रेज़ी या हिन्दी चुनिए',
  'Approve the application first: then its card can be renewed':
    'पहले आवेदन स्वीकृत कीजिए: उसके बाद कार्ड नया किया जा सकता है',
  'Status must be new, read or answered': 'स्थिति नया, पढ़ा हुआ या उत्तर दिया हुआ ही हो सकती है',
  'A UPI reference (UTR) has exactly 12 digits': 'UPI का रेफ़रेंस नंबर (UTR) ठीक 12 अंकों का होता है',
  'A bank reference has 6 to 30 letters and digits': 'बैंक का रेफ़रेंस नंबर 6 से 30 अक्षरों और अंकों का होता है',
  'The bank could not pay this refund out, and the money is still here. You can refund it again.':
    'बैंक यह रकम वापस नहीं पहुँचा सका और पैसा अभी यहीं है। आप इसे फिर वापस कर सकते हैं।',
  'There is no such kind': 'ऐसा कोई प्रकार नहीं है',
  'A webhook secret has at least 24 characters': 'वेबहुक सीक्रेट कम से कम 24 अक्षरों का हो',
  'Idempotency-Key must be a UUID': 'Idempotency-Key एक UUID हो',
  'This Idempotency-Key was sent with other data before':
    'यह Idempotency-Key पहले किसी और जानकारी के साथ भेजी गई थी',
  'This request is still being processed. Please try again in a moment.':
    'इस पर अभी काम चल रहा है। कृपया थोड़ी देर में फिर कोशिश कीजिए।',
  'This link has been used or is too old. Please ask for a new one.':
    'यह लिंक काम में लिया जा चुका है या पुराना हो गया है। नया लिंक मँगाइए।',
  'Please enter the six-digit code': 'कोड छह अंकों का होता है',
  'This code is wrong or too old. Please check it, or ask for a new one.':
    'यह कोड ग़लत है या पुराना हो गया है। जाँच लीजिए, या नया मँगाइए।',
  'Please open My giving again with a new link': 'नए लिंक से “मेरा दान” फिर खोलिए',
  'Please choose at least one gift': 'कम से कम एक दान चुनिए',
  'PAN and address of one of these gifts are on file already. To correct them, write to us.':
    'इनमें से एक दान का PAN और पता हमारे पास पहले से है। सुधारना हो तो हमें लिखिए।',
  'Please choose what the gift is for': 'चुनिए कि दान किस अवसर पर है',
  'Please leave web addresses out of the card': 'कार्ड में किसी वेबसाइट का पता न लिखिए',
  'Please choose a day from today up to a year from now': 'आज से एक साल के अंदर का कोई दिन चुनिए',
  'The card has been sent already, and can no longer be changed':
    'कार्ड भेजा जा चुका है, अब बदला नहीं जा सकता',
  'A card can be made once the gift has reached us': 'दान हमें मिल जाने के बाद कार्ड बनाया जा सकता है',
  'There is no such status': 'ऐसी कोई स्थिति नहीं है',
  'There is no such subject': 'ऐसा कोई विषय नहीं है',
  'This receipt is void.': 'यह रसीद रद्द है।',
  'This receipt was sent a moment ago. Please wait a minute before you send it again.':
    'यह रसीद अभी-अभी भेजी गई है। एक बार और भेजनी हो, तो एक मिनट रुकिए।',
  'This donor left no e-mail address.': 'इस दानदाता का ईमेल पता दर्ज नहीं है।',
  'None of these donations has a valid receipt.': 'इनमें से किसी दान की मान्य रसीद नहीं है।',
  'Please enter a day such as 2026-03-05': 'तारीख़ ऐसे लिखिए: 2026-03-05',
  'This day is in the future. Please enter today or an earlier day.':
    'यह दिन अभी आया नहीं है। आज की या उससे पहले की तारीख़ लिखिए।',
  'Please use an uploaded picture or an https address': 'अपलोड की हुई तस्वीर या https वाला पता दीजिए',
  'Please use an uploaded photo': 'फ़ोटो यहीं से चुनकर अपलोड कीजिए',
  'We no longer have this photo. Please choose it again.':
    'यह फ़ोटो अब हमारे पास नहीं है। इसे फिर से चुनिए।',
  'Please enter an https address': 'https से शुरू होने वाला पता लिखिए',
  'Please enter a valid date': 'सही तारीख़ लिखिए',
  'Display order must be 0 or more': 'क्रम 0 या उससे बड़ा हो',
  'Order must be 0 or more': 'क्रम 0 या उससे बड़ा हो',
  'Only Razorpay is supported': 'सिर्फ़ Razorpay चलता है',
  'Please enter a valid UPI ID, such as name@bank': 'सही UPI ID लिखिए, जैसे name@bank',
  'Please enter the account number: 9 to 18 digits': 'खाता संख्या लिखिए: 9 से 18 अंक',
  'Please enter a valid IFSC code, such as ABCD0123456': 'सही IFSC कोड लिखिए, जैसे ABCD0123456',
  'The payment details are not complete': 'भुगतान की जानकारी पूरी नहीं है',
  'Page must be a whole number from 1': 'पेज की संख्या 1 से शुरू होती है',
  'Limit must be a whole number from 1 to 200': 'सीमा 1 से 200 तक की संख्या हो',
  'Please enter plain text': 'सिर्फ़ सादे शब्द लिखिए',
  'This text is too long': 'यह बहुत लंबा है, थोड़ा छोटा कीजिए',
  'Please answer yes or no': 'हाँ या नहीं में बताइए',
  'There is nothing to change': 'बदलने के लिए कुछ नहीं है',
  'The request could not be read': 'भेजी गई जानकारी पढ़ी नहीं जा सकी',
  'Too many requests. Please try again in a little while.':
    'बहुत बार कोशिश हो चुकी है। थोड़ी देर बाद फिर कीजिए।',
  'Too many attempts. Please wait a little and try again.':
    'कई बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश कीजिए।',
  'Please choose a file': 'कोई फ़ाइल चुनिए',
  'This file is empty. Please choose it again, or another one.':
    'यह फ़ाइल ख़ाली है। इसे फिर से चुनिए, या कोई दूसरी चुनिए।',
  'The image is too large': 'तस्वीर बहुत बड़ी है',
  'This kind of file is not accepted. Please choose a JPEG, PNG or WebP image.':
    'इस तरह की फ़ाइल नहीं ली जाती। JPEG, PNG या WebP तस्वीर चुनिए।',
  'This is a HEIC photo, as iPhones take them. Please save it as JPEG and choose that file. With Settings → Camera → Formats → Most Compatible, an iPhone takes JPEGs from now on.':
    'यह HEIC फ़ोटो है, जैसी iPhone लेता है। इसे JPEG में सहेजकर वही फ़ाइल चुनिए। iPhone में Settings → Camera → Formats → Most Compatible चुनने पर आगे की फ़ोटो JPEG में ही आएँगी।',
  'This picture is damaged or incomplete. Please choose it again, or another one.':
    'यह तस्वीर ख़राब या अधूरी है। इसे फिर से चुनिए, या कोई दूसरी चुनिए।',
  'This picture has too many pixels. Please choose a smaller one.':
    'इस तस्वीर में पिक्सेल बहुत ज़्यादा हैं। कोई छोटी तस्वीर चुनिए।',
  'This picture takes too much memory to open. Please save it as a plain JPEG and try again.':
    'यह तस्वीर खोलने में बहुत भारी है। इसे सादे JPEG में सहेजकर फिर कोशिश कीजिए।',
  'The file of a picture never changes. Upload the new one as another picture, and choose it where this one is shown.':
    'तस्वीर की फ़ाइल बदली नहीं जाती। नई तस्वीर अलग से अपलोड कीजिए और जहाँ यह दिखती है वहाँ उसे चुनिए।',
  'Many pictures are being uploaded right now. Please try again in a few seconds.':
    'अभी बहुत-सी तस्वीरें अपलोड हो रही हैं। कुछ सेकंड बाद फिर कोशिश कीजिए।',
  'We cannot take any more photos today. Please send the form without one, or come back tomorrow.':
    'आज और फ़ोटो नहीं ली जा सकतीं। बिना फ़ोटो के फ़ॉर्म भेजिए, या कल फिर आइए।',
  'More requests than usual are coming in. Please try again later, or write to us.':
    'अभी सामान्य से ज़्यादा अनुरोध आ रहे हैं। थोड़ी देर बाद फिर कोशिश कीजिए, या हमें लिखिए।',
  'This cannot be done right now. Please try again in a few minutes.':
    'यह अभी नहीं हो पाया। कृपया कुछ मिनट बाद फिर कोशिश कीजिए।',
  'The backup was not made. The log of the server says why.': 'बैकअप नहीं बना। कारण सर्वर के लॉग में है।',
  'The backup was made, but it is not in the bucket. The log of the server says why.':
    'बैकअप बन गया, पर बकेट में नहीं पहुँचा। कारण सर्वर के लॉग में है।',
  'A backup is being made already. It appears here once it is whole.':
    'एक बैकअप पहले से बन रहा है। पूरा होते ही यहाँ दिखेगा।',
  'Not found': 'नहीं मिला',
  'These volunteers have been deleted in the meantime': 'ये स्वयंसेवक इस बीच हटाए जा चुके हैं',
  'These people have been removed from the event in the meantime':
    'ये लोग इस बीच कार्यक्रम की सूची से हटाए जा चुके हैं',
  'Method not allowed': 'यह तरीक़ा नहीं चलता',
  'The payment account has no QR codes. Ask Razorpay to enable them':
    'इस पेमेंट खाते में QR कोड की सुविधा नहीं है। Razorpay से इसे चालू करवाइए',
  'Failed to make the QR code': 'QR कोड नहीं बन पाया',
  'Please choose again what your gift is for: this can no longer be chosen':
    'कृपया फिर से चुनिए कि दान किस काम के लिए है: यह अब नहीं चुना जा सकता',
  'This payment was begun before. Please reload the page and try again.':
    'यह भुगतान पहले शुरू हो चुका है। पेज दोबारा खोलकर फिर कोशिश कीजिए।',
  'The payment could not be verified': 'भुगतान की पुष्टि नहीं हो पाई',
  'The payment is not confirmed yet': 'भुगतान की पुष्टि अभी नहीं हुई है',
  'The payment has arrived and is being checked': 'भुगतान पहुँच गया है, उसकी जाँच हो रही है',
  'Monthly payments are not available yet. We can send you a reminder instead.':
    'हर महीने अपने-आप भुगतान अभी उपलब्ध नहीं है। हम आपको याद दिला सकते हैं।',
  'This monthly gift was set up with payment keys of the other mode. It can be changed or ended only with those keys.':
    'यह मासिक दान दूसरे मोड की कुंजियों से शुरू हुआ था। इसे उन्हीं से बदला या बंद किया जा सकता है।',
  'Your next payment is due very soon. Please change the amount after it, so that you do not pay twice in one month.':
    'अगला भुगतान बस होने ही वाला है। रकम उसके बाद बदलिए, ताकि किसी महीने दो बार पैसा न कटे।',
  'Reference number is required': 'रेफ़रेंस नंबर (UTR) लिखिए',
  'Please enter the day on which the money came in': 'जिस दिन पैसा आया, वह तारीख़ लिखिए',
  'Please check the year: it cannot be before 1950': 'साल जाँच लीजिए: 1950 से पहले का नहीं हो सकता',
  'Please choose how it was paid': 'पैसा कैसे दिया, चुनिए',
  'Code is required': 'कोड लिखिए',
  'This code is not right, or it was used before. Please enter the next one.':
    'यह कोड सही नहीं है, या पहले काम आ चुका है। अगला कोड लिखिए।',
  'Current password is required': 'अभी का पासवर्ड लिखिए',
  'New password is required': 'नया पासवर्ड लिखिए',
  'Please use at least 12 characters': 'पासवर्ड में कम से कम 12 अक्षर चाहिए',
  'This password is easy to guess. Use four or more words that do not belong together, or let a password manager make one.':
    'यह पासवर्ड आसानी से पकड़ा जा सकता है। चार या ज़्यादा ऐसे शब्द लीजिए जिनका आपस में मेल न हो, या पासवर्ड मैनेजर से बनवाइए।',
  'Incorrect password': 'यह पासवर्ड सही नहीं है',
  'Please enter your password again': 'अपना पासवर्ड फिर से लिखिए',
  'Please enter the code from your authenticator app': 'अपने ऑथेंटिकेटर ऐप का कोड लिखिए',
  'Your role needs a second factor. Please set it up first, on the page Your account.':
    'आपकी भूमिका के लिए दूसरी जाँच ज़रूरी है। पहले “आपका खाता” पेज पर उसे चालू कीजिए।',
  'The second factor is on already. Turn it off first to set up another app.':
    'दूसरी जाँच पहले से चालू है। दूसरे ऐप के लिए पहले उसे बंद कीजिए।',
  'Please begin the set-up again': 'शुरू से फिर कीजिए',
  'This link no longer works. Please ask for a new one.': 'यह लिंक अब काम नहीं करता। नया लिंक मँगाइए।',
  'This is the last admin. Make another admin first.':
    'यह आख़िरी एडमिन है। पहले किसी और को एडमिन बनाइए।',
  'This kind of file is not accepted. Please choose a PDF.': 'इस तरह की फ़ाइल नहीं चलती। PDF चुनिए।',
  'Someone is changing this in the panel right now. Please try again when they have saved it, at the latest in five minutes.':
    'अभी कोई इसे पैनल में बदल रहा है। उनके सहेजने के बाद, या ज़्यादा से ज़्यादा पाँच मिनट में, फिर कोशिश कीजिए।',
  'This was saved meanwhile, by somebody else or by you in another tab. What you typed is still here.':
    'इस बीच इसे किसी और ने, या आपने दूसरे टैब में, सहेजा है। आपका लिखा यहीं है।',
  'Someone else has changed this in the meantime. Please reload and try again.':
    'इस बीच इसमें कुछ बदल गया है। पेज दोबारा खोलकर फिर कोशिश कीजिए।',
}

/** What the server says beyond the rules, by the exact English sentence. */
const serverMessagesHi: Record<string, string> = {
  'Please choose an image file': 'कोई तस्वीर चुनिए',
  'The image could not be read': 'यह तस्वीर खुल नहीं पाई',
  'This kind of file is not accepted': 'इस तरह की फ़ाइल नहीं ली जाती',
  'Failed to upload photo': 'फ़ोटो अपलोड नहीं हो पाई',
  'Upload failed': 'फ़ाइल अपलोड नहीं हो पाई',
  'Failed to create payment order': 'भुगतान शुरू नहीं हो पाया',
  'Online payment is not set up yet.': 'ऑनलाइन भुगतान अभी चालू नहीं हुआ है।',
  'The payment service did not answer. Please try again.':
    'भुगतान सेवा से जवाब नहीं मिला। कृपया फिर कोशिश कीजिए।',
  'Payment verification failed': 'भुगतान की पुष्टि नहीं हो पाई',
  'The payment is still being processed. Please wait a little.':
    'भुगतान अभी पूरा हो रहा है। थोड़ा रुकिए।',
  'Failed to submit application. Please try again.': 'आवेदन नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।',
  'Failed to send message. Please try again.': 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।',
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश कीजिए।',
  'Please check your connection and try again.': 'अपना इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
  'Please check the marked fields': 'जिन जगहों पर निशान लगा है, उन्हें देख लीजिए',
  'The request is too large.': 'भेजी गई जानकारी बहुत बड़ी है',
  'This request comes from another site.': 'यह अनुरोध किसी और साइट से आया है',
  'Please log in.': 'पहले लॉगिन कीजिए',
  'Your account may not do this.': 'आपको इसकी इजाज़त नहीं है',
  'There is no such call.': 'नहीं मिला',
}

export const validationMessagesHi: Record<string, string> = {
  ...serverMessagesHi,
  ...moneyMessagesHi,
  ...importMessagesHi,
  ...ruleMessagesHi,
}

/** The same for sentences with a figure in them. */
const serverPatternsHi: readonly (readonly [RegExp, string])[] = [
  [
    /^This file is too large\. It may have (\d+) MB at most\.$/,
    'यह फ़ाइल बहुत बड़ी है। वह ज़्यादा से ज़्यादा $1 MB की हो सकती है।',
  ],
]

/**
 * The rules and the server speak English; a Hindi page looks their sentences up here.
 * @returns the sentence itself where it is not known.
 */
export function translateMessage(message: string, locale: Locale): string {
  if (locale === 'en') return message
  if (Object.hasOwn(validationMessagesHi, message)) return validationMessagesHi[message] ?? message
  const [english, hindi] =
    [...serverPatternsHi, ...moneyPatternsHi, ...importPatternsHi].find(([english]) =>
      english.test(message),
    ) ?? []
  if (!english || !hindi) return message
  // Each of the two has its own overload of `replace`.
  return typeof hindi === 'string'
    ? message.replace(english, hindi)
    : message.replace(english, hindi)
}
