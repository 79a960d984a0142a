import { buttonClass } from '@/components/ui/button-link'
import type { GivingProps } from './giving-props'

type ReferenceOfferProps = {
  copy: GivingProps['copy']
  onOpen(): void
}

/** For donors who have paid by UPI or bank transfer: leads to the form for the payment's reference. */
export function ReferenceOffer({ copy, onOpen }: ReferenceOfferProps) {
  return (
    <div>
      <button
        type="button"
        onClick={onOpen}
        className={`${buttonClass('quiet')} w-full noscript:hidden`}
      >
        {copy.claim.heading}
      </button>
      <noscript>
        <p className="font-semibold">{copy.claim.heading}</p>
        <p>
          <a
            href={copy.amount.contact.href}
            className="inline-flex min-h-11 items-center text-neem underline underline-offset-4"
          >
            {copy.claim.noScript}
          </a>
        </p>
      </noscript>
    </div>
  )
}
