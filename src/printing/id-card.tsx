import { cardValidUntil } from '@/domain/verification'
import { volunteerInitials, volunteerName } from '@/domain/volunteer'
import { formatDate } from '@/lib/dates'
import styles from './id-card.module.css'
import { Letterhead, Printable, type PrintableProps, PrintedPicture } from './printable'
import { type PrintedVolunteer, volunteerNumber } from './printed-volunteer'
import { VerifyCode } from './verify-code'

const WORDS = {
  en: {
    label: 'ID card',
    role: 'Volunteer',
    /** What stands where something is missing (spec section 9). */
    missing: {
      address: 'Address not provided',
      email: 'Email not provided',
      phone: 'Phone not provided',
    },
    emergency: 'Emergency',
    issued: 'Issued',
    validUntil: 'Valid until',
  },
  hi: {
    label: 'पहचान पत्र',
    role: 'स्वयंसेवक',
    missing: {
      address: 'पता नहीं दिया गया',
      email: 'ई-मेल नहीं दिया गया',
      phone: 'फ़ोन नंबर नहीं दिया गया',
    },
    emergency: 'आपात संपर्क',
    issued: 'जारी',
    validUntil: 'मान्य',
  },
}

/** The ID card of a volunteer, 86 by 54 mm (spec section 9). */
export function IdCard({ volunteer, foundations, siteUrl, issuedAt, onReady }: PrintableProps) {
  const name = volunteerName(volunteer)
  const { email, phone, address, photoUrl, approvedAt, verifyCode, language } = volunteer
  const foundation = foundations[language]
  const words = WORDS[language]
  // The form takes the own number where no other is given.
  const emergency = volunteer.emergencyContact === phone ? '' : volunteer.emergencyContact
  return (
    <Printable
      label={`${words.label}: ${name}`}
      lang={language}
      className={styles.card}
      onReady={onReady}
    >
      <div className={styles.head}>
        <Letterhead foundation={foundation} styles={styles} />
      </div>
      <div className={styles.person}>
        {photoUrl ? (
          <PrintedPicture src={photoUrl} className={styles.photo} />
        ) : (
          <div className={`${styles.photo} ${styles.initials}`}>{volunteerInitials(volunteer)}</div>
        )}
        <div className={styles.details}>
          <p className={styles.name} data-fit>
            {name}
          </p>
          <p className={styles.role}>{words.role}</p>
          <p className={styles.line} data-fit>
            {phone || words.missing.phone}
          </p>
          <p className={styles.line} data-fit>
            {email || words.missing.email}
          </p>
          <p className={styles.address} data-fit>
            {address || words.missing.address}
          </p>
          {emergency && (
            <p className={styles.emergency} data-fit>
              {words.emergency}: {emergency}
            </p>
          )}
        </div>
        <div className={styles.proof}>
          {foundation.presidentSignatureUrl && (
            <PrintedPicture src={foundation.presidentSignatureUrl} className={styles.signed} />
          )}
          <VerifyCode code={verifyCode} siteUrl={siteUrl} className={styles.qr} />
        </div>
      </div>
      <div className={styles.foot}>
        <span>{volunteerNumber(volunteer)}</span>
        <span>
          {words.issued} {formatDate(approvedAt ?? issuedAt, language)}
        </span>
        {approvedAt && <span>{validUntil(approvedAt, language)}</span>}
      </div>
    </Printable>
  )
}

function validUntil(approvedAt: string, language: PrintedVolunteer['language']): string {
  const day = formatDate(cardValidUntil(approvedAt), language)
  return language === 'hi' ? `${day} तक ${WORDS.hi.validUntil}` : `${WORDS.en.validUntil} ${day}`
}
