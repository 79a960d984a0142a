'use client'

import { type ReactNode, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import { ShareLink } from '@/components/ui/share-link'
import { pageStyles } from '@/printing/page-styles'
import { type PrintedCard, TributeCard } from '@/printing/tribute-card'
import { usePrint } from '@/printing/use-print'
import styles from './shared-card.module.css'

type SharedCardProps = {
  card: PrintedCard
  /** Absolute URL of its page. */
  url: string
  /** Path of its picture, if it has one. */
  picture: string | null
  copy: { print: string; picture: string; share: string; shareText: string }
  /** Its texts, for screens on which the card is too small to read. */
  children: ReactNode
}

/** A card as it is printed, with buttons to share, download and print it. */
export function SharedCard({ card, url, picture, copy, children }: SharedCardProps) {
  const content = useRef<HTMLDivElement>(null)
  const print = usePrint({
    contentRef: content,
    documentTitle: card.heading,
    pageStyle: pageStyles.tributeCard,
  })
  return (
    <>
      <div className={`${styles.preview} rounded-lg border border-line shadow-lg`}>
        <div ref={content}>
          <TributeCard {...card} />
        </div>
      </div>
      {children}
      <div className="mt-8 flex flex-wrap gap-4 print:hidden">
        <ShareLink label={copy.share} text={copy.shareText} url={url} />
        {picture && (
          <a href={picture} download className={buttonClass('quiet')}>
            {copy.picture}
          </a>
        )}
        <button type="button" onClick={print} className={`${buttonClass('quiet')} noscript:hidden`}>
          {copy.print}
        </button>
      </div>
    </>
  )
}
