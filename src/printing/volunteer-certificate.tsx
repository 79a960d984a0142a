import { volunteerName } from '@/domain/volunteer'
import { hoursOf } from '@/domain/volunteer-hours'
import { formatDate } from '@/lib/dates'
import { Letterhead, Printable, type PrintableProps, PrintedPicture } from './printable'
import { type PrintedVolunteer, volunteerNumber } from './printed-volunteer'
import { VerifyCode } from './verify-code'
import styles from './volunteer-certificate.module.css'

const WORDS = {
  en: {
    label: 'Certificate',
    title: 'Certificate of Achievement',
    lead: 'presented with gratitude to',
    /** Hours, period and activities, if any hours are recorded. */
    service: (hours: string, from: string, to: string, what: string) =>
      `for ${hours} of voluntary service ${from === to ? `on ${from}` : `between ${from} and ${to}`}: ${what}.`,
    hours: (count: string) => (count === '1' ? 'one hour' : `${count} hours`),
    text: 'for voluntary service to people in need, given freely and with a whole heart.',
    date: 'Date',
    number: 'No.',
    scan: 'Scan to verify',
    president: 'National President',
  },
  hi: {
    label: 'प्रमाण-पत्र',
    title: 'प्रशस्ति-पत्र',
    lead: 'सादर प्रदान किया जाता है',
    service: (hours: string, from: string, to: string, what: string) =>
      `को, ${from === to ? `${from} को` : `${from} से ${to} तक`} ${hours} की स्वैच्छिक सेवा (${what}) के लिए, आभार के साथ।`,
    hours: (count: string) => (count === '1' ? 'एक घंटे' : `${count} घंटे`),
    text: 'को, ज़रूरतमंद लोगों की अपनी इच्छा से और पूरे मन से की गई सेवा के लिए, आभार के साथ।',
    date: 'दिनांक',
    number: 'संख्या',
    scan: 'जाँचने के लिए स्कैन कीजिए',
    president: 'राष्ट्रीय अध्यक्ष',
  },
}

/** The certificate of a volunteer, A5 landscape: 210 by 148 mm (spec section 9). */
export function Certificate({
  volunteer,
  foundations,
  siteUrl,
  issuedAt,
  onReady,
}: PrintableProps) {
  const name = volunteerName(volunteer)
  const { photoUrl, verifyCode, language } = volunteer
  const foundation = foundations[language]
  const words = WORDS[language]
  return (
    <Printable
      label={`${words.label}: ${name}`}
      lang={language}
      className={styles.certificate}
      onReady={onReady}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <Letterhead foundation={foundation} styles={styles} />
          {photoUrl && <PrintedPicture src={photoUrl} className={styles.photo} />}
        </div>
        <p className={styles.title}>{words.title}</p>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.name} data-fit>
          {name}
        </p>
        <p className={styles.text} data-fit>
          {serviceOf(volunteer)}
        </p>
        <div className={styles.foot}>
          <div className={styles.issue}>
            <p>{formatDate(issuedAt, language)}</p>
            <p className={styles.caption}>{words.date}</p>
            <p className={styles.number}>
              {words.number} {volunteerNumber(volunteer)}
            </p>
          </div>
          {verifyCode && (
            <div className={styles.verify}>
              <VerifyCode
                code={verifyCode}
                language={language}
                siteUrl={siteUrl}
                className={styles.qr}
              />
              <p>{words.scan}</p>
            </div>
          )}
          <div className={styles.signature}>
            {foundation.presidentSignatureUrl && (
              <PrintedPicture src={foundation.presidentSignatureUrl} className={styles.signed} />
            )}
            <p className={styles.signatory} data-fit>
              {foundation.presidentName}
            </p>
            <p className={styles.caption}>{words.president}</p>
            <p className={styles.caption} data-fit>
              {foundation.name}
            </p>
          </div>
        </div>
      </div>
    </Printable>
  )
}

/** Maximum number of activities listed: the certificate has two lines for them. */
const ACTIVITIES_MAX_COUNT = 3

function serviceOf({ service, language }: PrintedVolunteer): string {
  const words = WORDS[language]
  if (!service) return words.text
  const { minutes, from, to, activities } = service
  return words.service(
    words.hours(hoursOf(minutes)),
    formatDate(from, language),
    formatDate(to, language),
    activities.slice(0, ACTIVITIES_MAX_COUNT).join(', '),
  )
}
