import styles from './id-card.module.css'
import { idCardTexts } from './id-card-texts'
import { Letterhead, Printable, type PrintableProps, PrintedPicture } from './printable'
import { VerifyCode } from './verify-code'

/** The ID card of a volunteer, 86 by 54 mm (spec section 9). */
export function IdCard({ volunteer, foundations, siteUrl, issuedAt, onReady }: PrintableProps) {
  const { photoUrl, verifyCode, language } = volunteer
  const foundation = foundations[language]
  const texts = idCardTexts(volunteer, issuedAt)
  // If it takes two lines, the second begins with the @.
  const [address, host] = texts.email.split(/(?=@[^@]*$)/)
  return (
    <Printable label={texts.label} lang={language} className={styles.card} onReady={onReady}>
      <div className={styles.head}>
        <Letterhead foundation={foundation} styles={styles} />
      </div>
      <div className={styles.person}>
        {photoUrl ? (
          <PrintedPicture src={photoUrl} className={styles.photo} />
        ) : (
          <div className={`${styles.photo} ${styles.initials}`}>{texts.initials}</div>
        )}
        <div className={styles.details}>
          <p className={styles.name} data-fit>
            {texts.name}
          </p>
          <p className={styles.role}>{texts.role}</p>
          <p className={styles.line} data-fit>
            {texts.phone}
          </p>
          <p className={styles.email} data-fit>
            {address}
            {host && <wbr />}
            {host}
          </p>
          <p className={styles.address} data-fit>
            {texts.address}
          </p>
          {texts.emergency && (
            <p className={styles.emergency} data-fit>
              {texts.emergency}
            </p>
          )}
        </div>
        <div className={styles.proof}>
          {foundation.presidentSignatureUrl && (
            <PrintedPicture src={foundation.presidentSignatureUrl} className={styles.signed} />
          )}
          <VerifyCode
            code={verifyCode}
            language={language}
            siteUrl={siteUrl}
            className={styles.qr}
          />
        </div>
      </div>
      <div className={styles.foot} data-fit>
        <span>{texts.number}</span>
        <span>{texts.issued}</span>
        {texts.validUntil && <span>{texts.validUntil}</span>}
      </div>
    </Printable>
  )
}
