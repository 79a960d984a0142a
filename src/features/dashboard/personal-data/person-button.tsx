import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import type { PersonSource } from '@/domain/personal-data'
import { DialogButton } from '../dialog-button'
import { useCopy } from '../use-copy'
import { PersonData } from './person-data'

type PersonButtonProps = {
  of: PersonSource
  id: string
  name: string
  /** Closes what else shows the person. */
  onErased?: () => void
}

/** Opens what is stored about the person behind a gift, application or message. */
export function PersonButton({ of, id, name, onErased }: PersonButtonProps) {
  const { person: copy } = useCopy(dashboardPrivacyContent)
  return (
    <DialogButton
      label={copy.open}
      fullLabel={copy.openOf(name)}
      title={copy.title(name)}
      description={copy.lead}
    >
      {(close) => (
        <PersonData
          person={{ of, id }}
          onErased={() => {
            close()
            onErased?.()
          }}
        />
      )}
    </DialogButton>
  )
}
