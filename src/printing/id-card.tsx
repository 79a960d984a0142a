import { cardValidUntil } from '@/domain/verification'
import { volunteerInitials, volunteerName } from '@/domain/volunteer'
import { formatDate } from '@/lib/dates'
import styles from './id-card.module.css'
import { Letterhead, Printable, type PrintableProps, PrintedPicture } from './printable'
import { volunteerNumber } from './printed-volunteer'
import { VerifyCode } from './verify-code'

/** What stands where something is missing (spec section 9). */
const MISSING = {
  address: 'Address not provided',
  email: 'Email not provided',
  phone: 'Phone not provided',
}

/** The ID card of a volunteer, 86 by 54 mm (spec section 9). */
export function IdCard({ volunteer, foundation, siteUrl, issuedAt, onReady }: PrintableProps) {
  const name = volunteerName(volunteer)
  const { email, phone, address, photoUrl, approvedAt, verifyCode } = volunteer
  return (
    <Printable label={`ID card: ${name}`} className={styles.card} onReady={onReady}>
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
          <p className={styles.role}>Volunteer</p>
          <p className={styles.line} data-fit>
            {phone || MISSING.phone}
          </p>
          <p className={styles.line} data-fit>
            {email || MISSING.email}
          </p>
          <p className={styles.address} data-fit>
            {address || MISSING.address}
          </p>
        </div>
        <VerifyCode code={verifyCode} siteUrl={siteUrl} className={styles.qr} />
      </div>
      <div className={styles.foot}>
        <span>{volunteerNumber(volunteer)}</span>
        <span>Issued {formatDate(approvedAt ?? issuedAt)}</span>
        {approvedAt && <span>Valid until {formatDate(cardValidUntil(approvedAt))}</span>}
      </div>
    </Printable>
  )
}
