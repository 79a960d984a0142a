import type { MandateNotice } from '@/domain/monthly-gift'
import { localized } from './locale'

type Mail = { subject: string; paragraphs: readonly string[] }
type MonthlyMails = {
  /** Part of the thank-you for each charge; `{manage}` is the donor's own link. */
  manageLine: string
  /** The reminder that an admin sends by WhatsApp. */
  whatsapp: string
  notices: Record<MandateNotice, Mail>
  pledges: Record<'made' | 'reminder', Mail>
}

/**
 * The mails about monthly gifts. `{…}` are filled in: donorName, amount, day (of the next charge),
 * manage (the donor's own link), newCard (where another card or account is chosen), pay (leads to the
 * donate page).
 */
export const monthlyMailsContent = localized<MonthlyMails>({
  en: {
    manageLine: 'This is your monthly gift. You can change or stop it at any time:\n{manage}',
    whatsapp:
      'Dear {donorName}, you asked us to remind you of your monthly gift of {amount}. If you would like to give it now: {pay} To change or stop these reminders: {manage} Thank you.',
    notices: {
      'begins-later': {
        subject: 'Your monthly gift of {amount} is set up',
        paragraphs: [
          'Dear {donorName},',
          'Thank you. Your monthly gift of {amount} begins on {day}. If your bank took a few rupees to confirm it, they are paid back automatically.',
          'You can change or stop your monthly gift at any time:\n{manage}',
          'With gratitude',
        ],
      },
      'charge-failed': {
        subject: 'Your monthly gift of {amount} could not be collected',
        paragraphs: [
          'Dear {donorName},',
          'Your bank did not let through this month’s gift of {amount}. That happens: a card has expired, or the balance was low that day. It will be tried again on each of the next three days, so there may be nothing for you to do.',
          'To give with another card or bank account, choose it here:\n{newCard}',
          'To change or stop your monthly gift:\n{manage}',
          'With gratitude',
        ],
      },
      'charges-stopped': {
        subject: 'Your monthly gift of {amount} has come to a halt',
        paragraphs: [
          'Dear {donorName},',
          'Your monthly gift of {amount} failed several times, so your bank is not asked any more. Nothing that was missed will be collected later.',
          'If you would like to go on giving, choose another card or bank account here:\n{newCard}',
          'If you would rather stop, you can do so here:\n{manage}',
          'With gratitude',
        ],
      },
      paused: {
        subject: 'Your monthly gift of {amount} is paused',
        paragraphs: [
          'Dear {donorName},',
          'Your monthly gift of {amount} is paused, and nothing is collected. If you paused it in your UPI app, you can resume it there.',
          'To see or stop your monthly gift:\n{manage}',
          'With gratitude',
        ],
      },
      cancelled: {
        subject: 'Your monthly gift of {amount} has ended',
        paragraphs: [
          'Dear {donorName},',
          'Your monthly gift of {amount} has ended. Nothing more will be collected. Thank you for all that you have given.',
          'If you did not end it yourself, please write to us.',
          'With gratitude',
        ],
      },
      completed: {
        subject: 'Your monthly gift of {amount} is complete',
        paragraphs: [
          'Dear {donorName},',
          'The last payment of your monthly gift of {amount} has been made, and nothing more will be collected. Thank you for giving for so long.',
          'If you would like to go on, you can start a new monthly gift on our website.',
          'With gratitude',
        ],
      },
    },
    pledges: {
      made: {
        subject: 'Your monthly reminder to give {amount}',
        paragraphs: [
          'Dear {donorName},',
          'Thank you. You asked us to remind you once a month of a gift of {amount}. Nothing is ever collected automatically: each month you decide.',
          'To give now:\n{pay}',
          'To change the amount, skip a month or stop the reminders:\n{manage}',
          'If it was not you who asked for this, stop it with the link above.',
          'With gratitude',
        ],
      },
      reminder: {
        subject: 'Your gift of {amount} this month',
        paragraphs: [
          'Dear {donorName},',
          'You asked us to remind you of your gift of {amount} this month. If you would like to give it, this link leads to a page where the amount is filled in:\n{pay}',
          'If you have given already, thank you. There is nothing to do.',
          'To change the amount, skip a month or stop the reminders:\n{manage}',
          'With gratitude',
        ],
      },
    },
  },
  hi: {
    manageLine: 'यह आपका मासिक दान है। इसे जब चाहें यहाँ बदलें या बंद करें:\n{manage}',
    whatsapp:
      'आदरणीय {donorName}, आपने कहा था कि हम {amount} के मासिक दान की याद दिलाएँ। अभी देना चाहें तो: {pay} रकम बदलने या याद दिलाना बंद करने के लिए: {manage} धन्यवाद।',
    notices: {
      'begins-later': {
        subject: 'आपका {amount} का मासिक दान तय हो गया',
        paragraphs: [
          'आदरणीय {donorName},',
          'धन्यवाद। आपका {amount} का मासिक दान {day} से शुरू होगा। पुष्टि के लिए बैंक ने कुछ रुपये काटे हों, तो वे अपने-आप लौट आएँगे।',
          'मासिक दान को जब चाहें यहाँ बदलें या बंद करें:\n{manage}',
          'सादर आभार',
        ],
      },
      'charge-failed': {
        subject: 'आपका {amount} का मासिक दान नहीं लिया जा सका',
        paragraphs: [
          'आदरणीय {donorName},',
          'इस महीने का {amount} का दान आपके बैंक से नहीं मिल पाया। ऐसा होता है: कार्ड की अवधि ख़त्म हो गई हो, या उस दिन खाते में पैसे कम रहे हों। अगले तीन दिन फिर कोशिश होगी; हो सकता है आपको कुछ भी न करना पड़े।',
          'दूसरे कार्ड या खाते से देना चाहें तो यहाँ चुनिए:\n{newCard}',
          'मासिक दान बदलने या बंद करने के लिए:\n{manage}',
          'सादर आभार',
        ],
      },
      'charges-stopped': {
        subject: 'आपका {amount} का मासिक दान रुक गया है',
        paragraphs: [
          'आदरणीय {donorName},',
          'आपका {amount} का मासिक दान कई बार नहीं मिल पाया, इसलिए अब बैंक से नहीं माँगा जाएगा। जो महीने छूट गए, उनका पैसा बाद में नहीं कटेगा।',
          'आगे भी देना चाहें तो दूसरा कार्ड या खाता यहाँ चुनिए:\n{newCard}',
          'बंद करना चाहें तो यहाँ कर सकते हैं:\n{manage}',
          'सादर आभार',
        ],
      },
      paused: {
        subject: 'आपका {amount} का मासिक दान अभी रुका हुआ है',
        paragraphs: [
          'आदरणीय {donorName},',
          'आपका {amount} का मासिक दान अभी रुका हुआ है और कोई पैसा नहीं कटेगा। अगर आपने इसे अपने UPI ऐप में रोका है, तो वहीं से फिर शुरू कर सकते हैं।',
          'मासिक दान देखने या बंद करने के लिए:\n{manage}',
          'सादर आभार',
        ],
      },
      cancelled: {
        subject: 'आपका {amount} का मासिक दान बंद हो गया',
        paragraphs: [
          'आदरणीय {donorName},',
          'आपका {amount} का मासिक दान बंद हो गया है। अब कोई पैसा नहीं कटेगा। अब तक आपने जो दिया, उसके लिए धन्यवाद।',
          'अगर इसे आपने बंद नहीं किया, तो कृपया हमें लिखिए।',
          'सादर आभार',
        ],
      },
      completed: {
        subject: 'आपका {amount} का मासिक दान पूरा हुआ',
        paragraphs: [
          'आदरणीय {donorName},',
          'आपके {amount} के मासिक दान की आख़िरी किस्त मिल गई है और अब कोई पैसा नहीं कटेगा। इतने समय तक साथ देने के लिए धन्यवाद।',
          'आगे भी देना चाहें तो हमारी वेबसाइट पर नया मासिक दान शुरू कर सकते हैं।',
          'सादर आभार',
        ],
      },
    },
    pledges: {
      made: {
        subject: '{amount} के दान की मासिक याद',
        paragraphs: [
          'आदरणीय {donorName},',
          'धन्यवाद। आपने कहा है कि हम महीने में एक बार {amount} के दान की याद दिलाएँ। अपने-आप कभी कोई पैसा नहीं कटेगा: हर महीने आप ही तय करेंगे।',
          'अभी देने के लिए:\n{pay}',
          'रकम बदलने, एक महीना छोड़ने या याद दिलाना बंद करने के लिए:\n{manage}',
          'अगर यह आपने नहीं माँगा, तो ऊपर के लिंक से इसे बंद कर दीजिए।',
          'सादर आभार',
        ],
      },
      reminder: {
        subject: 'इस महीने का आपका {amount} का दान',
        paragraphs: [
          'आदरणीय {donorName},',
          'आपने कहा था कि इस महीने {amount} के दान की याद दिलाएँ। देना चाहें तो यह लिंक उस पेज पर ले जाएगा जहाँ रकम पहले से भरी है:\n{pay}',
          'अगर आप दे चुके हैं, तो धन्यवाद। कुछ करने की ज़रूरत नहीं।',
          'रकम बदलने, एक महीना छोड़ने या याद दिलाना बंद करने के लिए:\n{manage}',
          'सादर आभार',
        ],
      },
    },
  },
})
