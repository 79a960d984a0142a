import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { verifyContent } from '@/content/verify'
import { VERIFY_PATH } from '@/domain/verification'
import { Verdict } from '@/features/verify/verdict'
import { VerifiedCredentials } from '@/features/verify/verified-credentials'
import { VerifiedReceipt } from '@/features/verify/verified-receipt'
import { VerifyForm } from '@/features/verify/verify-form'
import { setPageStatus } from '@/lib/render-context'
import { verifyPaper } from '@/server/verify/page-data'
import { type LocaleParams, localeOf } from '../../locale-params'
import { pageMetadata } from '../../page-metadata'

type Params = LocaleParams & { params: Promise<{ code: string }> }

// Read on each request, never cached: a card that was just withdrawn must not show as valid.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const locale = await localeOf(params)
  const { code } = await params
  const metadata = await pageMetadata(locale, `${VERIFY_PATH}/${code}`, verifyContent[locale].meta)
  return { ...metadata, robots: { index: false, follow: false } }
}

export default async function VerifyPage({ params }: Params) {
  const locale = await localeOf(params)
  const copy = verifyContent[locale]
  // Next does not decode params.
  const code = decodeURIComponent((await params).code)
  const verification = await verifyPaper({ code, headers: await headers() })
  if (verification === 'tooMany') {
    return <Verdict locale={locale} copy={copy} result="tooMany" tone="waiting" />
  }
  if (!verification) {
    setPageStatus(404)
    return (
      <Verdict locale={locale} copy={copy} result="unknown" tone="bad">
        <VerifyForm locale={locale} copy={copy.form} code={code} />
      </Verdict>
    )
  }
  if ('amountPaise' in verification) {
    return <VerifiedReceipt locale={locale} copy={copy} verification={verification} />
  }
  return <VerifiedCredentials locale={locale} copy={copy} verification={verification} />
}
