'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { fitTexts } from './fit-texts'
import type { PrintedVolunteer } from './printed-volunteer'

/** What a printed document says of the foundation. What is not set is null, never invented. */
export type PrintedFoundation = {
  name: string
  motto: string
  /** A path of our own, such as `/brand/emblem.svg`. */
  logoUrl: string
  presidentName: string | null
  /** A path of our own. */
  presidentSignatureUrl: string | null
}

/** What all documents of volunteers are made from. */
export type PrintSource = {
  /** In each language: a document speaks that of its volunteer. */
  foundations: Record<PrintedVolunteer['language'], PrintedFoundation>
  /** The public address of the site, as the world knows it: QR codes lead there. */
  siteUrl: string
}

export type PrintableProps = PrintSource & {
  volunteer: PrintedVolunteer
  issuedAt: Date
  /** Called once its fonts are there and every text fits. */
  onReady?: () => void
}

type FrameProps = {
  label: string
  /** Language of its texts; English by default. */
  lang?: PrintedVolunteer['language']
  className: string | undefined
  onReady?: () => void
  children: ReactNode
}

/** The frame of a printed document. Texts marked `data-fit` are made small enough for their box. */
export function Printable({ label, lang = 'en', className, onReady, children }: FrameProps) {
  const sheet = useRef<HTMLElement>(null)
  const tellReady = useEffectEvent(() => onReady?.())

  useEffect(() => {
    let isGone = false
    if (sheet.current) {
      void fitTexts(sheet.current).then(() => {
        if (!isGone) tellReady()
      })
    }
    return () => {
      isGone = true
    }
  }, [])

  return (
    <article ref={sheet} aria-label={label} lang={lang} className={className}>
      {children}
    </article>
  )
}

/** The head of a printed document: whose it is. */
export function Letterhead({
  foundation: { logoUrl, name, motto },
  styles,
}: {
  foundation: Pick<PrintedFoundation, 'logoUrl' | 'name' | 'motto'>
  styles: Record<string, string | undefined>
}) {
  return (
    <>
      <PrintedPicture src={logoUrl} className={styles.logo} />
      <div className={styles.foundation}>
        <p className={styles.foundationName} data-fit>
          {name}
        </p>
        <p className={styles.motto} data-fit>
          {motto}
        </p>
      </div>
    </>
  )
}

/** A picture in a printed document; what it shows is written beside it. */
export function PrintedPicture({
  src,
  className,
  onError,
}: {
  src: string
  className: string | undefined
  onError?: () => void
}) {
  // biome-ignore lint/performance/noImgElement: printed as it is.
  return <img src={src} alt="" className={className} onError={onError} />
}
