import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import type { PrintKind } from '@/printing/page-styles'

export type Printing = ReturnType<typeof usePrinting>

/** Which document of which volunteer is shown and printed. */
export function usePrinting() {
  const [shown, setShown] = useState<{ kind: PrintKind; volunteer: VolunteerDto } | null>(null)

  return {
    shown,
    show: (kind: PrintKind, volunteer: VolunteerDto) => {
      setShown({ kind, volunteer })
      const { idCardGenerated, certificateGenerated } = toasts
      showToast({
        ...(kind === 'idCard' ? idCardGenerated : certificateGenerated),
        tone: 'success',
      })
    },
    close: () => setShown(null),
  }
}
