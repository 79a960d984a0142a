import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { upiLink } from '@/domain/upi'
import { SETTINGS_PATH } from '../payment-settings/settings-path'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'

type PosterCodeOptions = {
  /** The key of the chosen campaign; '' for none. */
  chosen: string
  campaignName: string | undefined
  foundationName: string
}

/**
 * Returns the code on a poster and the payee: our own code of the UPI ID, or the gateway's of the campaign, once
 * `make` has asked for it.
 */
export function usePosterCode({ chosen, campaignName, foundationName }: PosterCodeOptions) {
  const { failed } = useCopy(dashboardPaymentsContent).poster
  const [images, setImages] = useState<Record<string, string>>({})
  const { run, isBusy } = useAction()
  const settings = useQuery({
    queryKey: [SETTINGS_PATH, 'poster'],
    queryFn: () => adminRequest('GET', SETTINGS_PATH),
  })
  const upiId = settings.data?.upiId ?? ''
  const payeeName = settings.data?.bankAccountName ?? foundationName
  const upiText = upiLink({ upiId, payeeName, note: campaignName })
  const imageUrl = images[chosen]

  const makeCode = async () => {
    const id = chosen.replace('campaign:', '')
    const made = await adminRequest('POST', `/api/admin/campaigns/${id}/qr-code`)
    setImages((known) => ({ ...known, [chosen]: made.imageUrl }))
  }

  return {
    settings,
    code: imageUrl ? { imageUrl } : upiText ? { upiText, upiId } : null,
    /** The gateway's picture of its code; undefined until it was made. */
    imageUrl,
    payee: imageUrl ? foundationName : payeeName,
    make: () => run(makeCode, { failed }),
    isMaking: isBusy,
    /** Falls back to our own code, so that no poster is printed without one. */
    dropImage: () => {
      setImages(({ [chosen]: _missing, ...others }) => others)
      showToast({ ...failed, tone: 'error' })
    },
  }
}
