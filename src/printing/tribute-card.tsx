import { Printable, PrintedPicture } from './printable'
import styles from './tribute-card.module.css'

export type PrintedCard = {
  lang: 'en' | 'hi'
  heading: string
  line: string
  message: string | null
  from: string
  foundation: string
  /** A path of our own. */
  logoUrl: string
}

/** A card for a gift in somebody's name, A6 landscape; it never states the amount. */
export function TributeCard({
  lang,
  heading,
  line,
  message,
  from,
  foundation,
  logoUrl,
}: PrintedCard) {
  return (
    <Printable label={heading} lang={lang} className={styles.card}>
      <div className={styles.frame}>
        <div className={styles.words}>
          <p className={styles.heading} data-fit>
            {heading}
          </p>
          <p className={styles.line} data-fit>
            {line}
          </p>
          {message && (
            <p className={styles.message} data-fit>
              {message}
            </p>
          )}
          {message && (
            <p className={styles.from} data-fit>
              {from}
            </p>
          )}
        </div>
        <div className={styles.foot}>
          <PrintedPicture src={logoUrl} className={styles.logo} />
          <p className={styles.foundation} data-fit>
            {foundation}
          </p>
        </div>
      </div>
    </Printable>
  )
}
