import type { ReactNode, Ref } from 'react'
import styles from './paper-preview.module.css'

type PaperPreviewProps = {
  /** What is printed, or the paper's size. */
  paper: 'idCard' | 'idCards' | 'certificate' | 'A4' | 'A6'
  /** The element to print. */
  ref: Ref<HTMLDivElement>
  children: ReactNode
}

/** A document as it will be printed, scaled down to the screen. */
export function PaperPreview({ paper, ref, children }: PaperPreviewProps) {
  return (
    <div className={`${styles.desk} rounded-2xl bg-paper-deep`}>
      <div className={`${styles.preview} ${styles[paper]}`}>
        <div ref={ref}>{children}</div>
      </div>
    </div>
  )
}
