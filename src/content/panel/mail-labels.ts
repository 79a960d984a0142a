import type { MailName } from '@/domain/mail-texts'
import { both, type InBoth } from './in-both'

/** The name of each mail, in the panel and in the activity log. */
export const mailLabels: Record<MailName, InBoth> = {
  applicationReceived: both('Application received', 'आवेदन मिला'),
  applicationApproved: both('Application approved', 'आवेदन स्वीकृत'),
  applicationDeclined: both('Application: not now', 'आवेदन: अभी नहीं'),
  thankYou: both('Thank-you for a gift', 'दान का धन्यवाद'),
  receiptAgain: both('Receipt sent again', 'दोबारा भेजी रसीद'),
  receiptApproved: both('Receipt with a late approval', 'बाद में मिली स्वीकृति वाली रसीद'),
  taxCertificate: both('Certificate of the tax office', 'आयकर विभाग का प्रमाण-पत्र'),
  update: both('News of a program or campaign', 'कार्यक्रम या अभियान की ख़बर'),
  tributeCard: both('Card in somebody’s name', 'किसी के नाम का कार्ड'),
  myGiving: both('Link to ‘My giving’', '“मेरा दान” का लिंक'),
  monthlyBeginsLater: both('Monthly gift set up', 'मासिक दान तय'),
  monthlyChargeFailed: both('Monthly charge failed', 'मासिक किस्त नहीं कटी'),
  monthlyChargesStopped: both('Monthly charges stopped', 'मासिक किस्तें रुक गईं'),
  monthlyPaused: both('Monthly gift paused', 'मासिक दान रुका हुआ'),
  monthlyCancelled: both('Monthly gift ended', 'मासिक दान बंद'),
  monthlyCompleted: both('Monthly gift complete', 'मासिक दान पूरा'),
  pledgeMade: both('Monthly reminder set up', 'हर महीने याद दिलाना तय'),
  pledgeReminder: both('Monthly reminder', 'हर महीने की याद'),
}

/** The parts of a mail. */
export const mailPartLabels: Record<string, InBoth> = {
  subject: both('Subject', 'विषय'),
  body: both('Text', 'पाठ'),
  footer: both('Below the signature', 'हस्ताक्षर के नीचे'),
  use: both('{use}: for a gift without a purpose', '{use}: जब दान किसी ख़ास काम के लिए न हो'),
  useForPurpose: both('{use}: for a gift with a purpose', '{use}: जब दान किसी ख़ास काम के लिए हो'),
  receipt: both('{receipt}: for a gift with a receipt', '{receipt}: रसीद वाले दान में'),
  monthly: both('{monthly}: for a monthly gift', '{monthly}: मासिक दान में'),
  subjectMemory: both('Subject: in memory', 'विषय: याद में'),
  subjectFestival: both('Subject: festival', 'विषय: त्योहार'),
  subjectOther: both('Subject: another occasion', 'विषय: कोई और अवसर'),
}
