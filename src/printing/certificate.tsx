import { volunteerName } from '@/domain/volunteer'
import { formatDate } from '@/lib/dates'
import styles from './certificate.module.css'
import { Letterhead, Printable, type PrintableProps, PrintedPicture } from './printable'
import { volunteerNumber } from './printed-volunteer'
import { VerifyCode } from './verify-code'

/** The certificate of a volunteer, A5 landscape: 210 by 148 mm (spec section 9). */
export function Certificate({ volunteer, foundation, siteUrl, issuedAt, onReady }: PrintableProps) {
  const name = volunteerName(volunteer)
  const { photoUrl, verifyCode } = volunteer
  return (
    <Printable label={`Certificate: ${name}`} className={styles.certificate} onReady={onReady}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <Letterhead foundation={foundation} styles={styles} />
          {photoUrl && <PrintedPicture src={photoUrl} className={styles.photo} />}
        </div>
        <p className={styles.title}>Certificate of Achievement</p>
        <p className={styles.lead}>presented with gratitude to</p>
        <p className={styles.name} data-fit>
          {name}
        </p>
        <p className={styles.text}>
          for voluntary service to people in need, given freely and with a whole heart.
        </p>
        <div className={styles.foot}>
          <div className={styles.issue}>
            <p>{formatDate(issuedAt)}</p>
            <p className={styles.caption}>Date</p>
            <p className={styles.number}>No. {volunteerNumber(volunteer)}</p>
          </div>
          {verifyCode && (
            <div className={styles.verify}>
              <VerifyCode code={verifyCode} siteUrl={siteUrl} className={styles.qr} />
              <p>Scan to verify</p>
            </div>
          )}
          <div className={styles.signature}>
            {foundation.presidentSignatureUrl && (
              <PrintedPicture src={foundation.presidentSignatureUrl} className={styles.signed} />
            )}
            <p className={styles.signatory} data-fit>
              {foundation.presidentName}
            </p>
            <p className={styles.caption}>National President</p>
            <p className={styles.caption} data-fit>
              {foundation.name}
            </p>
          </div>
        </div>
      </div>
    </Printable>
  )
}
