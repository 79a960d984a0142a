import type { Problem } from '@/domain/alert'
import { localized } from './locale'

type AlertCopy = {
  /** `{…}` are filled in: number, room (in GB), day. */
  problems: Record<Problem, { subject: string; text: string; over: string }>
  overSubject: string
  overText: string
  dashboard: string
  stop: string
  noBackup: string
}

/** The e-mails about problems of the site itself. */
export const alertsContent = localized<AlertCopy>({
  en: {
    problems: {
      payments: {
        subject: 'Payments are stuck',
        text: 'Payments whose outcome the site has been unable to find out or record for over an hour: {number}. See Payments, Needs attention. If the payment gateway cannot be reached, the site keeps trying.',
        over: 'No payments are stuck any more.',
      },
      gateway: {
        subject: 'The site has no connection to the payment gateway',
        text: 'Since {day} the payment gateway has refused the keys of the site or has been unreachable. Until this is fixed, online payments fail. Open Payments and press “Check connection”: it says which of the two it is and what to do.',
        over: 'The site is connected to the payment gateway again.',
      },
      webhook: {
        subject: 'The payment gateway sends no messages',
        text: 'Payments that the gateway sent no message about: {number}. The site found them later by asking. Check “Messages from Razorpay” in the payment settings.',
        over: 'The payment gateway sends messages again, or every payment has one.',
      },
      disk: {
        subject: 'The disk is nearly full',
        text: 'A disk that the site writes to has only {room} GB left. Nothing can be saved on a full disk. The person who runs the server should free up space.',
        over: 'The disk has enough space again.',
      },
      backup: {
        subject: 'There is no recent backup',
        text: 'The site is set to make a backup each day. Newest backup: {day}. The server log says why no newer one was made.',
        over: 'There is a recent backup again.',
      },
      certificate: {
        subject: 'The certificate of the site must be renewed',
        text: 'The TLS certificate of the site is valid until {day}. After that day, browsers warn visitors not to enter. The person who runs the server should renew it.',
        over: 'The certificate of the site has been renewed.',
      },
    },
    overSubject: 'Resolved: {problem}',
    overText: 'The site reported this problem to you: {problem}.',
    dashboard: 'Status of the site: {dashboard}',
    stop: 'You get one such e-mail a day for each problem until it is resolved. The address is set in the site settings, under E-mail for alerts.',
    noBackup: 'none',
  },
  hi: {
    problems: {
      payments: {
        subject: 'कुछ भुगतान अटके हैं',
        text: 'जिन भुगतानों का नतीजा साइट को एक घंटे से ज़्यादा समय से पता नहीं चला, या जो दर्ज नहीं हो पाए: {number}। “भुगतान” में “इन पर ध्यान दें” देखिए। अगर पेमेंट गेटवे से संपर्क नहीं हो रहा, तो साइट अपने-आप पूछती रहेगी।',
        over: 'अब कोई भुगतान अटका नहीं है।',
      },
      gateway: {
        subject: 'पेमेंट गेटवे से कनेक्शन नहीं है',
        text: '{day} से पेमेंट गेटवे साइट की कुंजियाँ नहीं मान रहा, या उससे संपर्क नहीं हो रहा। जब तक ऐसा है, ऑनलाइन भुगतान नहीं हो पाएँगे। “भुगतान” खोलकर “कनेक्शन जाँचें” दबाइए: वहाँ लिखा आएगा कि क्या हुआ है और क्या करना है।',
        over: 'पेमेंट गेटवे से कनेक्शन फिर से चालू है।',
      },
      webhook: {
        subject: 'पेमेंट गेटवे संदेश नहीं भेज रहा',
        text: 'गेटवे के संदेश के बिना आए भुगतान: {number}। साइट ने ख़ुद पूछकर इन्हें ढूँढा, पर देर से। भुगतान की सेटिंग में “Razorpay के संदेश” जाँच लीजिए।',
        over: 'पेमेंट गेटवे फिर से संदेश भेज रहा है, या अब कोई भुगतान बिना संदेश का नहीं है।',
      },
      disk: {
        subject: 'डिस्क लगभग भर गई है',
        text: 'जिस डिस्क पर साइट लिखती है, उस पर केवल {room} GB जगह बची है। डिस्क भर जाने पर कुछ भी सहेजा नहीं जा सकता। सर्वर चलाने वाले को जगह बनानी चाहिए।',
        over: 'डिस्क पर फिर से काफ़ी जगह है।',
      },
      backup: {
        subject: 'हाल का कोई बैकअप नहीं है',
        text: 'साइट को हर दिन एक बैकअप लेना है। सबसे नया बैकअप: {day}। नया क्यों नहीं बना, यह सर्वर के लॉग में है।',
        over: 'अब हाल का बैकअप है।',
      },
      certificate: {
        subject: 'साइट का सर्टिफ़िकेट नया करना है',
        text: 'साइट का TLS सर्टिफ़िकेट {day} तक ही मान्य है। उसके बाद ब्राउज़र लोगों को साइट पर आने से रोकते हैं। सर्वर चलाने वाले को इसे नया करना चाहिए।',
        over: 'साइट का सर्टिफ़िकेट नया हो गया है।',
      },
    },
    overSubject: 'अब ठीक है: {problem}',
    overText: 'साइट ने आपको एक दिक़्क़त बताई थी: {problem}।',
    dashboard: 'साइट की स्थिति: {dashboard}',
    stop: 'जब तक दिक़्क़त रहती है, हर दिक़्क़त के लिए दिन में एक ही ऐसा ईमेल आता है। पता साइट की सेटिंग के “चेतावनी का ईमेल” में लिखा है।',
    noBackup: 'कोई नहीं',
  },
})
