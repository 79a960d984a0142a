import { NotFoundMessage } from '@/features/chrome/not-found-message'
import { setPageStatus } from '@/lib/render-context'
import type { LocaleParams } from '../../../../../(site)/[locale]/locale-params'
import HomePage from '../../../../../(site)/[locale]/page'
import { PreviewBridge } from '../preview-bridge'
import { type PreviewParams, readPreview } from '../read-preview'

/** The pages that have drafts, by their path in English. */
const pages: Record<string, (props: LocaleParams) => Promise<React.ReactNode>> = {
  '/': HomePage,
}

export default async function PreviewPage({ params }: PreviewParams) {
  const { mode, locale, path } = await readPreview(params)
  const Page = pages[path]
  if (!mode || !Page) {
    setPageStatus(404)
    return <NotFoundMessage locale={locale} />
  }
  return (
    <>
      <PreviewBridge mode={mode} />
      <Page params={Promise.resolve({ locale })} />
    </>
  )
}
