import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { myGiftContent } from '@/content/my-gift'
import { MY_GIFT_FAILED } from '@/domain/monthly-gift'
import { MyGift } from '@/features/monthly-giving/my-gift'
import { setPageStatus } from '@/lib/render-context'
import { readReturnedForm } from '@/server/http/returned-form'
import { managePath } from '@/server/monthly-gifts/manage-link'
import { readMyGift } from '@/server/monthly-gifts/page-data'
import { getOnlinePayment } from '@/server/payment-settings/page-data'
import { type LocaleParams, localeOf } from '../../locale-params'
import { privateMetadata } from '../../page-metadata'

type Params = LocaleParams & { params: Promise<{ key: string }> }

// Read on each request, never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const locale = await localeOf(params)
  // Private: anyone who has the address may act.
  return privateMetadata(locale, myGiftContent[locale].meta)
}

export default async function MyGiftPage({ params }: Params) {
  const locale = await localeOf(params)
  const { key } = await params
  const sent = await headers()
  const gift = await readMyGift({ key, headers: sent })
  if (gift === null) setPageStatus(404)
  const returned = readReturnedForm(sent, `${managePath(key)}#${MY_GIFT_FAILED}`)
  const { maximumRupees } = await getOnlinePayment()
  return (
    <MyGift
      locale={locale}
      giftKey={key}
      gift={gift}
      maximumRupees={maximumRupees}
      returned={returned}
    />
  )
}
