import { useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { Badge } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { accountContent } from '@/content/account'
import { dashboardContent } from '@/content/dashboard'
import type { AccountDto, SecondFactorKeyDto } from '@/domain/responses/account'
import { PageSection } from '../page-section'
import { adminRequest } from '../session/admin-request'
import { useAttempt } from '../use-attempt'
import { useCopy } from '../use-copy'
import { DisableDialog } from './disable-dialog'
import { EnrolForm } from './enrol-form'
import { RecoveryCodes } from './recovery-codes'

type SecondFactorSectionProps = { account: AccountDto; onChanged: () => Promise<void> }

type SecondFactorCopy = (typeof accountContent)['en']['secondFactor']

/** With fewer codes left, the page says how to get new ones. */
const FEW_CODES = 3

/** Sets up the second factor, shows its recovery codes, and turns it off. */
export function SecondFactorSection({ account, onChanged }: SecondFactorSectionProps) {
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(accountContent).secondFactor
  const [shown, setShown] = useState<SecondFactorKeyDto | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { attempt, isBusy, problem } = useAttempt()
  const [isDisabling, setIsDisabling] = useState(false)
  const { hasSecondFactor: isOn, recoveryCodesLeft } = account

  const begin = () =>
    attempt(
      async () => setShown(await adminRequest('POST', '/api/admin/second-factor/enrol')),
      dashboard.list.offline,
    )

  const keepCodes = () =>
    attempt(async () => {
      await onChanged()
      setCodes(null)
    }, dashboard.list.offline)

  const finish = (made: string[]) => {
    setShown(null)
    setCodes(made)
    showToast({ ...copy.turnedOn, tone: 'success' })
  }

  const note = problem && (
    <div className="mt-4">
      <FormFailureNote>{problem}</FormFailureNote>
    </div>
  )
  if (codes) {
    return (
      <PageSection title={copy.codes.title} text={copy.codes.text}>
        <RecoveryCodes codes={codes} isBusy={isBusy} onKept={keepCodes} />
        {note}
      </PageSection>
    )
  }
  if (shown) {
    return (
      <PageSection title={copy.title}>
        <EnrolForm shown={shown} onConfirmed={finish} onCancel={() => setShown(null)} />
      </PageSection>
    )
  }
  return (
    <PageSection
      title={copy.title}
      text={isOn ? textOf(copy, recoveryCodesLeft) : copy.off}
      badge={
        <Badge tone={isOn ? 'good' : 'waiting'}>{isOn ? copy.state.on : copy.state.off}</Badge>
      }
    >
      {isOn ? (
        <SmallButton aria-haspopup="dialog" onClick={() => setIsDisabling(true)} tone="danger">
          {copy.disable.open}
        </SmallButton>
      ) : (
        <SmallButton onClick={begin} disabled={isBusy} tone="lead">
          {isBusy ? copy.beginning : copy.begin}
        </SmallButton>
      )}
      {note}
      {isDisabling && (
        <DisableDialog onDisabled={onChanged} onClose={() => setIsDisabling(false)} />
      )}
    </PageSection>
  )
}

function textOf(copy: SecondFactorCopy, codesLeft: number): string {
  const sentences = [copy.on, copy.codesLeft(codesLeft)]
  return [...sentences, ...(codesLeft < FEW_CODES ? [copy.fewCodes] : [])].join(' ')
}
