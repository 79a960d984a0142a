import type { CertificateState } from '@/domain/donation-certificate'
import { localized } from './locale'

type CertificatesCopy = {
  title: (form: string) => string
  lead: (form: string) => string
  choose: string
  progress: (done: number, total: number) => string
  confirmLeave: string
  takenIn: (count: number) => string
  known: (count: number) => string
  refused: string
  failed: string
  listFailed: string
  none: string
  label: string
  states: Record<CertificateState, string>
  stateHints: Partial<Record<CertificateState, string>>
  pan: string
  upload: (filename: string, username: string, day: string) => string
  download: string
  downloadOf: (name: string) => string
  assign: string
  assignOf: (name: string) => string
  remove: string
  removeOf: (name: string) => string
  confirmRemove: (name: string) => string
  removed: { title: string; description: string }
  notRemoved: { title: string; description: string }
  send: string
  sending: string
  confirmSend: string
  sent: string
  sentMails: (count: number) => string
  notSent: { title: string; description: string }
  dialog: {
    title: string
    lead: string
    pan: { label: string; placeholder: string }
    submit: string
    done: { title: string; description: string }
  }
}

/** The certificates of the tax office, in the dashboard's yearly statement. */
export const dashboardCertificatesContent = localized<CertificatesCopy>({
  en: {
    title: (form) => `Certificates for donors (${form})`,
    lead: (form) =>
      `When the portal has made them, download each ${form} there and choose all the PDF files here at once. The site finds the donors by the PAN in the files and mails each donor their own.`,
    choose: 'Choose PDF files',
    progress: (done, total) => `${done} of ${total} files uploaded`,
    confirmLeave:
      'Files are still being uploaded. If you leave now, you will not see which were accepted. Leave?',
    takenIn: (count) => (count === 1 ? '1 file uploaded.' : `${count} files uploaded.`),
    known: (count) => (count === 1 ? '1 file was already here.' : `${count} were already here.`),
    refused: 'Not accepted:',
    failed: 'The server did not answer',
    listFailed: 'The certificates could not be loaded',
    none: 'No certificates for this year yet.',
    label: 'Certificates of the year',
    states: {
      unmatched: 'Donor not found',
      'no-email': 'No e-mail address',
      ready: 'Ready to send',
      waiting: 'On its way',
      sent: 'Sent',
      failed: 'Could not be sent',
    },
    stateHints: {
      unmatched: 'The file has no PAN of a donor of this year, or more than one.',
      'no-email': 'Download it, and print it or pass it on by WhatsApp.',
      failed: 'Try it again under “Needs attention”, or pass it on another way.',
    },
    pan: 'PAN',
    upload: (filename, username, day) => `${filename}, uploaded by ${username} on ${day}`,
    download: 'Download',
    downloadOf: (name) => `Download the certificate: ${name}`,
    assign: 'Whose is it?',
    assignOf: (name) => `Whose is it? ${name}`,
    remove: 'Delete',
    removeOf: (name) => `Delete the certificate: ${name}`,
    confirmRemove: (name) => `Delete the certificate “${name}”? You can upload the file again.`,
    removed: { title: 'Deleted', description: 'The certificate was deleted' },
    notRemoved: { title: 'Error', description: 'The certificate was not deleted' },
    send: 'Send all ready certificates',
    sending: 'Sending…',
    confirmSend:
      'Send each certificate that is ready to its donor by e-mail now? Those that were sent before are not sent again.',
    sent: 'Certificates sent',
    sentMails: (count) =>
      count === 0
        ? 'There was nothing to send'
        : count === 1
          ? '1 e-mail is on its way'
          : `${count} e-mails are on their way`,
    notSent: { title: 'Error', description: 'The certificates were not sent' },
    dialog: {
      title: 'Whose certificate is it?',
      lead: 'Open the file and enter the PAN of the donor in it.',
      pan: { label: 'PAN of the donor', placeholder: 'ABCPE1234F' },
      submit: 'Save',
      done: { title: 'Success!', description: 'The certificate has its donor' },
    },
  },
  hi: {
    title: (form) => `दानदाताओं के प्रमाण-पत्र (${form})`,
    lead: (form) =>
      `जब पोर्टल इन्हें बना दे, तो वहाँ से हर ${form} डाउनलोड कीजिए और सारी PDF फ़ाइलें यहाँ एक साथ चुनिए। साइट फ़ाइल के PAN से दानदाता पहचानती है और हर एक को उनका अपना प्रमाण-पत्र ईमेल करती है।`,
    choose: 'PDF फ़ाइलें चुनें',
    progress: (done, total) => `${total} में से ${done} फ़ाइलें ली गईं`,
    confirmLeave: 'फ़ाइलें अभी ली जा रही हैं। अभी हटेंगे तो नहीं दिखेगा कि कौन-सी ली गईं। फिर भी हटें?',
    takenIn: (count) => (count === 1 ? '1 फ़ाइल ली गई।' : `${count} फ़ाइलें ली गईं।`),
    known: (count) => (count === 1 ? '1 फ़ाइल पहले से यहाँ थी।' : `${count} फ़ाइलें पहले से यहाँ थीं।`),
    refused: 'नहीं ली गईं:',
    failed: 'सर्वर से जवाब नहीं आया',
    listFailed: 'प्रमाण-पत्र नहीं खुल पाए',
    none: 'इस वर्ष के प्रमाण-पत्र अभी नहीं हैं।',
    label: 'वर्ष के प्रमाण-पत्र',
    states: {
      unmatched: 'दानदाता नहीं मिला',
      'no-email': 'ईमेल पता नहीं है',
      ready: 'भेजने को तैयार',
      waiting: 'भेजा जा रहा है',
      sent: 'भेजा गया',
      failed: 'भेजा नहीं जा सका',
    },
    stateHints: {
      unmatched: 'फ़ाइल में इस वर्ष के किसी दानदाता का PAN नहीं है, या एक से ज़्यादा PAN हैं।',
      'no-email': 'इसे डाउनलोड करके छाप लीजिए या WhatsApp से भेज दीजिए।',
      failed: '“इन पर ध्यान दें” में फिर कोशिश कीजिए, या किसी और तरह पहुँचाइए।',
    },
    pan: 'PAN',
    upload: (filename, username, day) => `${filename}, ${username} ने ${day} को लिया`,
    download: 'डाउनलोड करें',
    downloadOf: (name) => `प्रमाण-पत्र डाउनलोड करें: ${name}`,
    assign: 'किसका है?',
    assignOf: (name) => `किसका है? ${name}`,
    remove: 'हटाएँ',
    removeOf: (name) => `प्रमाण-पत्र हटाएँ: ${name}`,
    confirmRemove: (name) => `प्रमाण-पत्र “${name}” हटाएँ? फ़ाइल फिर से ली जा सकती है।`,
    removed: { title: 'हटाया गया', description: 'प्रमाण-पत्र हटा दिया गया' },
    notRemoved: { title: 'गड़बड़ हो गई', description: 'प्रमाण-पत्र नहीं हटाया गया' },
    send: 'जो तैयार हैं, सब भेजें',
    sending: 'भेजा जा रहा है…',
    confirmSend:
      'जो प्रमाण-पत्र तैयार हैं, उन्हें अभी उनके दानदाताओं को ईमेल करें? जो पहले भेजे जा चुके हैं, वे दोबारा नहीं जाएँगे।',
    sent: 'प्रमाण-पत्र भेजे गए',
    sentMails: (count) => (count === 0 ? 'भेजने को कुछ नहीं था' : `${count} ईमेल भेजे जा रहे हैं`),
    notSent: { title: 'गड़बड़ हो गई', description: 'प्रमाण-पत्र नहीं भेजे गए' },
    dialog: {
      title: 'यह प्रमाण-पत्र किसका है?',
      lead: 'फ़ाइल खोलिए और उसमें लिखा दानदाता का PAN भरिए।',
      pan: { label: 'दानदाता का PAN', placeholder: 'ABCPE1234F' },
      submit: 'सहेजें',
      done: { title: 'हो गया!', description: 'प्रमाण-पत्र अपने दानदाता से जुड़ गया' },
    },
  },
})
