import type { MailName, MailTexts } from '@/domain/mail-texts'
import { applicantMailsContent } from './applicant-mails'
import { certificateMailContent } from './certificate-mail'
import { type Locale, localized } from './locale'
import { mailsContent } from './mails'
import { monthlyMailsContent } from './monthly-mails'
import { receiptContent } from './receipt'
import { tributeCardContent } from './tribute-card'
import { updatesContent } from './updates'

type StandardTexts = { [Name in MailName]: MailTexts<Name> }

/** The texts of the mails, unless the admin has written others. */
export const mailTextsContent = localized<StandardTexts>({
  en: standardIn('en'),
  hi: standardIn('hi'),
})

type Mail = { subject: string; paragraphs: readonly string[] }

function standardIn(locale: Locale): StandardTexts {
  const applicant = applicantMailsContent[locale]
  const { thankYou, myGiving } = mailsContent[locale]
  const { notices, pledges, manageLine } = monthlyMailsContent[locale]
  const { line, again, approved } = receiptContent[locale].mail
  const card = tributeCardContent[locale].mail
  const news = updatesContent[locale].mail
  return {
    applicationReceived: textsOf(applicant.received),
    applicationApproved: textsOf(applicant.approved),
    applicationDeclined: textsOf(applicant.declined),
    thankYou: {
      ...textsOf(thankYou),
      use: thankYou.use.anywhere,
      useForPurpose: thankYou.use.purpose,
      receipt: line,
      monthly: manageLine,
    },
    receiptAgain: textsOf(again),
    receiptApproved: textsOf(approved),
    taxCertificate: textsOf(certificateMailContent[locale]),
    update: {
      subject: '{foundation}: {title}',
      body: [...news.opening, '{title}', '{text}', ...news.closing].join('\n\n'),
      footer: news.stop,
    },
    tributeCard: {
      subject: card.subject.birthday,
      subjectMemory: card.subject.memory,
      subjectFestival: card.subject.festival,
      subjectOther: card.subject.other,
      body: `{cardText}\n\n${card.see}`,
      footer: card.note,
    },
    myGiving: textsOf(myGiving),
    monthlyBeginsLater: textsOf(notices['begins-later']),
    monthlyChargeFailed: textsOf(notices['charge-failed']),
    monthlyChargesStopped: textsOf(notices['charges-stopped']),
    monthlyPaused: textsOf(notices.paused),
    monthlyCancelled: textsOf(notices.cancelled),
    monthlyCompleted: textsOf(notices.completed),
    pledgeMade: textsOf(pledges.made),
    pledgeReminder: textsOf(pledges.reminder),
  }
}

function textsOf({ subject, paragraphs }: Mail): { subject: string; body: string } {
  return { subject, body: paragraphs.join('\n\n') }
}
