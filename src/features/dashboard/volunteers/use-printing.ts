import { useState } from 'react'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import type { PrintKind } from '@/printing/page-styles'

export type Printing = ReturnType<typeof usePrinting>

/** Keeps which document of which volunteers is previewed and printed. */
export function usePrinting() {
  const [shown, setShown] = useState<{ kind: PrintKind; volunteers: VolunteerDto[] } | null>(null)

  return {
    shown,
    show: (kind: PrintKind, ...volunteers: VolunteerDto[]) => setShown({ kind, volunteers }),
    close: () => setShown(null),
  }
}
