import { localized } from './locale'

/** The mails to donors and to the people of the foundation, as plain text: they open on any phone and load nothing. */
export const mailsContent = localized({
  en: {
    /** Put before the subject and the text of mails about practice payments. */
    testMark: '[Test]',
    testNote: 'This was a practice payment. No money has moved.',
    /**
     * `{…}` are filled in: donorName, amount (with the rupee sign), day, reference, use and the purpose
     * in it, myGiving (its address), and the sentences about its receipt, its tax details and its monthly gift.
     */
    thankYou: {
      subject: 'Thank you for your donation of {amount}',
      use: {
        anywhere: 'It goes where it is needed: classrooms, sickbeds, saplings.',
        purpose: 'It is kept for what you gave it for: {purpose}.',
      },
      paragraphs: [
        'Dear {donorName},',
        'Your donation of {amount} reached us on {day}. Thank you. {use}',
        'Payment reference: {reference}',
        'This e-mail is our thanks, not an income-tax certificate. Never send us your PAN, a PIN, a password or a card number by e-mail; we will not ask for them that way.',
        'All your gifts, and what we have on file: {myGiving}',
        '{receipt}',
        '{tax}',
        '{monthly}',
        'With gratitude',
      ],
      tax: 'If you would like a receipt for your tax return, add your PAN and address here: {myGiving}',
    },
    /** `{…}`: username, foundation, site (its address). */
    test: {
      subject: '{foundation}: a test message',
      paragraphs: [
        'Hello {username},',
        'This is the test message that you sent from the first steps of {site}. E-mail from the website of {foundation} arrives.',
      ],
    },
    /** `{…}`: foundation, link, code. */
    myGiving: {
      subject: 'Your gifts to {foundation}',
      paragraphs: [
        'Namaste,',
        'Somebody asked on the website of {foundation} to see the gifts that came with this e-mail address. If it was you, open the page here within 30 minutes. The link works once:',
        '{link}',
        'If the page is still open on another device, type in this code there instead: {code}',
        'If it was not you, there is nothing to do. Never pass the link or the code on to anyone; we will not ask for them.',
      ],
    },
    /** `{…}`: username, foundation, link. */
    passwordReset: {
      subject: '{foundation}: a new password for your account',
      paragraphs: [
        'Hello {username},',
        'Somebody asked for a new password for your account on the website of {foundation}. If it was you, choose one here within 30 minutes. The link works once:',
        '{link}',
        'If it was not you, there is nothing to do: your password stays as it is. Never pass this link on to anyone.',
      ],
    },
  },
  hi: {
    testMark: '[टेस्ट]',
    testNote: 'यह केवल अभ्यास का भुगतान था। कोई पैसा नहीं कटा है।',
    thankYou: {
      subject: 'आपके {amount} के दान के लिए धन्यवाद',
      use: {
        anywhere: 'यह वहीं लगेगा जहाँ ज़रूरत है: कक्षा में, बीमार के सिरहाने, या किसी छोटे पेड़ की जड़ में।',
        purpose: 'यह उसी काम के लिए रखा गया है जिसके लिए आपने दिया है: {purpose}।',
      },
      paragraphs: [
        'आदरणीय {donorName},',
        'आपका {amount} का दान {day} को हमें मिल गया। बहुत-बहुत धन्यवाद। {use}',
        'भुगतान का रेफ़रेंस नंबर: {reference}',
        'यह केवल धन्यवाद-पत्र है, आयकर का प्रमाण-पत्र नहीं। अपना PAN, पिन, पासवर्ड या कार्ड का नंबर ईमेल से कभी न भेजें; हम ये ईमेल से कभी नहीं माँगेंगे।',
        'आपके सारे दान और हमारे पास आपकी जो जानकारी है: {myGiving}',
        '{receipt}',
        '{tax}',
        '{monthly}',
        'सादर आभार',
      ],
      tax: 'टैक्स में दिखाने के लिए रसीद चाहिए तो अपना PAN और पता यहाँ जोड़िए: {myGiving}',
    },
    test: {
      subject: '{foundation}: जाँच का ईमेल',
      paragraphs: [
        'नमस्ते {username},',
        'यह जाँच का वही ईमेल है जो आपने {site} के “पहले क़दम” पेज से भेजा था। {foundation} की वेबसाइट से ईमेल पहुँच रहे हैं।',
      ],
    },
    myGiving: {
      subject: '{foundation} को दिए आपके दान',
      paragraphs: [
        'नमस्ते,',
        '{foundation} की वेबसाइट पर इस ईमेल पते से दिए गए दान देखने के लिए लिंक माँगा गया है। अगर यह आपने माँगा है, तो 30 मिनट के अंदर यहाँ से पेज खोलिए। लिंक एक ही बार काम करता है:',
        '{link}',
        'अगर पेज किसी दूसरे फ़ोन या कंप्यूटर पर खुला है, तो वहाँ यह कोड लिखिए: {code}',
        'अगर यह आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं। यह लिंक या कोड कभी किसी को न दें; हम भी आपसे कभी नहीं माँगेंगे।',
      ],
    },
    passwordReset: {
      subject: '{foundation}: आपके खाते का नया पासवर्ड',
      paragraphs: [
        'नमस्ते {username},',
        '{foundation} की वेबसाइट पर आपके खाते के लिए नया पासवर्ड माँगा गया है। अगर यह आपने माँगा है, तो 30 मिनट के अंदर इस लिंक से नया पासवर्ड रखिए। लिंक एक ही बार काम करता है:',
        '{link}',
        'अगर यह आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वैसा ही रहेगा। यह लिंक कभी किसी को न दें।',
      ],
    },
  },
})

/**
 * The mail to the admin where far more comes in than usual; in English, as the dashboard is. Filled
 * in: what, number, variable (of the settings), dashboard (its address).
 */
export const alertMailContent = {
  subject: 'Unusually many {what} on the website',
  paragraphs: [
    'More than {number} {what} have come in within an hour. The website turns further ones away until the hour is over, and asks people to try again later.',
    'This may be a good day, or somebody who tries stolen cards or sends spam with a program. Please look at what has come in: {dashboard}',
    'If it is a good day, or one is planned, the person who runs the server can allow more: {variable} in its settings.',
    'You get this mail once an hour at most.',
  ],
  what: {
    orders: 'attempts to donate',
    claims: 'notes of UPI and bank payments',
    volunteers: 'volunteer applications',
    signUps: 'sign-ups for events',
  },
}
