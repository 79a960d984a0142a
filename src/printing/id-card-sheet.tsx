import { useRef } from 'react'
import { IdCard } from './id-card'
import styles from './id-card-sheet.module.css'
import type { PrintableProps } from './printable'
import type { PrintedVolunteer } from './printed-volunteer'

type IdCardSheetProps = Omit<PrintableProps, 'volunteer'> & { volunteers: PrintedVolunteer[] }

/** The ID cards of several volunteers, ten per A4 sheet. */
export function IdCardSheet({ volunteers, onReady, ...shared }: IdCardSheetProps) {
  const waiting = useRef(volunteers.length)
  const countDown = () => {
    waiting.current -= 1
    if (waiting.current === 0) onReady?.()
  }
  return (
    <div className={styles.sheet}>
      {volunteers.map((volunteer) => (
        <IdCard key={volunteer.id} {...shared} volunteer={volunteer} onReady={countDown} />
      ))}
    </div>
  )
}
