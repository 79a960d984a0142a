import { QrCode } from '@/components/ui/qr-code'
import styles from './poster.module.css'
import { Letterhead, Printable, PrintedPicture } from './printable'

export const posterSizes = ['A4', 'A6'] as const
export type PosterSize = (typeof posterSizes)[number]
type PosterLanguage = 'en' | 'hi'

/** The foundation's details on a poster; null if not set. */
export type PosterFoundation = {
  name: string
  motto: string
  logoUrl: string
  registrationNumber: string | null
}

/**
 * Our own QR code of the UPI ID, or the gateway's picture of a QR code whose payments are recorded
 * automatically.
 */
type PosterCode = { upiText: string; upiId: string } | { imageUrl: string }

type PosterProps = {
  size: PosterSize
  language: PosterLanguage
  foundation: PosterFoundation
  /** Name of the payee, as the payment shows it. */
  payee: string
  /** What it asks for; null for the foundation's work in general. */
  campaign: string | null
  code: PosterCode
  /** Public URL of the site. */
  siteUrl: string
  /** Called if the gateway's picture cannot be loaded. */
  onCodeMissing?: () => void
}

const WORDS = {
  en: {
    label: 'Poster',
    title: 'Your gift, where it is needed',
    how: 'Scan with any UPI app',
    checkName: (name: string) => `Check the name before you pay: ${name}`,
    upiId: 'UPI ID',
    registration: 'Registration number',
    alt: 'QR code to give by UPI',
  },
  hi: {
    label: 'पोस्टर',
    title: 'आपका दान, जहाँ उसकी ज़रूरत है',
    how: 'किसी भी UPI ऐप से स्कैन कीजिए',
    checkName: (name: string) => `पैसे भेजने से पहले नाम देख लीजिए: ${name}`,
    upiId: 'UPI ID',
    registration: 'पंजीकरण नंबर',
    alt: 'UPI से दान देने का QR कोड',
  },
}

/** A poster to hang up or hand out: foundation, campaign, and the QR code to give. */
export function Poster({
  size,
  language,
  foundation,
  payee,
  campaign,
  code,
  siteUrl,
  onCodeMissing,
}: PosterProps) {
  const words = WORDS[language]
  const { name, registrationNumber } = foundation
  return (
    <Printable
      label={`${words.label}: ${campaign ?? name}`}
      lang={language}
      className={`${styles.poster} ${size === 'A4' ? styles.a4 : ''}`}
    >
      <div className={styles.head}>
        <Letterhead foundation={foundation} styles={styles} />
      </div>
      <p className={styles.title} data-fit>
        {campaign ?? words.title}
      </p>
      {'imageUrl' in code ? (
        <PrintedPicture src={code.imageUrl} className={styles.code} onError={onCodeMissing} />
      ) : (
        <QrCode text={code.upiText} alt={words.alt} className={styles.code} />
      )}
      <p className={styles.how}>{words.how}</p>
      {'upiId' in code && (
        <p className={styles.payee}>
          {words.upiId}: {code.upiId}
        </p>
      )}
      <p className={styles.payee}>{words.checkName(payee)}</p>
      <p className={styles.foot}>
        {registrationNumber && (
          <>
            {words.registration}: {registrationNumber} ·{' '}
          </>
        )}
        {siteUrl.replace(/^https?:\/\//, '')}
      </p>
    </Printable>
  )
}
