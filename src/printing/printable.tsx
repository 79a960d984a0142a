'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { fitTexts } from './fit-texts'
import type { PrintedVolunteer } from './printed-volunteer'

/** The foundation's details on a printed document; null if not set. */
export type PrintedFoundation = {
  name: string
  motto: string
  /** A path of our own, such as `/brand/emblem.svg`. */
  logoUrl: string
  presidentName: string | null
  /** A path of our own. */
  presidentSignatureUrl: string | null
}

/** The data that all volunteers' documents share. */
export type PrintSource = {
  /** By language: a document is in its volunteer's language. */
  foundations: Record<PrintedVolunteer['language'], PrintedFoundation>
  /** Public URL of the site, which QR codes lead to. */
  siteUrl: string
}

export type PrintableProps = PrintSource & {
  volunteer: PrintedVolunteer
  issuedAt: Date
  /** Called once its fonts are loaded and all texts fit. */
  onReady?: () => void
}

type FrameProps = {
  label: string
  /** Language of the texts. */
  lang: PrintedVolunteer['language']
  className: string | undefined
  onReady?: () => void
  children: ReactNode
}

/** The frame of a printed document. Texts marked `data-fit` are shrunk to fit their box. */
export function Printable({ label, lang, className, onReady, children }: FrameProps) {
  const sheet = useRef<HTMLElement>(null)
  const notifyReady = useEffectEvent(() => onReady?.())

  useEffect(() => {
    let isUnmounted = false
    if (sheet.current) {
      void fitTexts(sheet.current).then(() => {
        if (!isUnmounted) notifyReady()
      })
    }
    return () => {
      isUnmounted = true
    }
  }, [])

  return (
    <article ref={sheet} aria-label={label} lang={lang} className={className}>
      {children}
    </article>
  )
}

/** The head of a printed document: logo, name and motto of the foundation. */
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

/** A picture in a printed document, decorative or described by the text next to it. */
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
