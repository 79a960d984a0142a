import { FormField } from '@/components/form/form-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { voidCauses } from '@/domain/gift-money'
import {
  undoneClaimStates,
  type VoidInput,
  type VoidValues,
  voidForm,
} from '@/domain/payment-decisions'
import type { DonationDto } from '@/domain/responses/donation'
import { formatRupees } from '@/lib/money'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import { useReasons } from '../use-reasons'
import { moneyPaths, useMoneySave } from './use-money-action'

type VoidDialogProps = { donation: DonationDto; onClose: () => void }

/** Asks for a reason and voids a gift entered by hand or a confirmed claim. */
export function VoidDialog({ donation, onClose }: VoidDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const { shownReason } = useReasons()
  const copy = useCopy(dashboardGiftsContent).voidGift
  const { id, donorName, amount, isByHand } = donation
  const send = useMoneySave({ done: toasts.giftVoided, failed: toasts.giftVoidFailed })
  const form = useAdminForm<VoidValues, VoidInput>({
    schema: voidForm,
    save: (body) => send(`${moneyPaths.donations}/${id}/void`, body, onClose),
    defaultValues: { reason: '', cause: 'entered-by-mistake', claim: 'open' },
  })
  const isMistake = form.methods.watch('cause') === 'entered-by-mistake'
  const causes = isByHand
    ? copy.causes
    : { ...copy.causes, 'entered-by-mistake': copy.claimMistake }
  return (
    <FormDialog
      form={form}
      title={copy.title(formatRupees(amount), donorName)}
      description={isByHand ? copy.lead : copy.claimLead}
      submit={copy.submit}
      tone="danger"
      explain={shownReason}
      onClose={onClose}
    >
      <FormField
        copy={{ label: copy.cause, hint: copy.causeHint }}
        {...form.field('cause')}
        options={voidCauses.map((value) => ({ value, label: causes[value] }))}
        isRequired
      />
      {!isByHand && isMistake && (
        <FormField
          copy={{ label: copy.claim }}
          {...form.field('claim')}
          options={undoneClaimStates.map((value) => ({ value, label: copy.claimStates[value] }))}
          isRequired
        />
      )}
      <FormField copy={copy.reason} {...form.field('reason')} autoComplete="off" isRequired />
    </FormDialog>
  )
}
