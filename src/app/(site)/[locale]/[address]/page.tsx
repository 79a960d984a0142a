import type { Metadata } from 'next'
import { PageHeading } from '@/components/ui/page-heading'
import type { Locale } from '@/content/locale'
import { FreePageBlock } from '@/features/free-page/free-page-block'
import { plainText } from '@/lib/plain-text'
import { listFreePages } from '@/server/pages/items'
import { Breadcrumbs } from '../breadcrumbs'
import { localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'
import { UnknownPage, unknownPageMetadata } from '../unknown-page'

type FreePageParams = { params: Promise<{ locale: string; address: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: FreePageParams): Promise<Metadata> {
  const { locale, page } = await findPage(params)
  if (!page) return unknownPageMetadata(locale)
  const meta = { title: plainText(page.title), description: page.description }
  return pageMetadata(locale, `/${page.address}`, meta)
}

/** A page that the foundation's editors created. */
export default async function FreePage({ params }: FreePageParams) {
  const { locale, page } = await findPage(params)
  if (!page) return <UnknownPage locale={locale} />
  return (
    <>
      <PageHeading title={page.title} lead={page.lead} />
      <div className="page-width grid gap-14 py-14 lg:gap-20 lg:py-20">
        {page.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no id; its position is its key.
          <FreePageBlock key={index} locale={locale} block={block} />
        ))}
      </div>
      <Breadcrumbs locale={locale} path={`/${page.address}`} title={plainText(page.title)} />
    </>
  )
}

async function findPage(params: FreePageParams['params']) {
  const { address } = await params
  const locale: Locale = await localeOf(params)
  const pages = await listFreePages(locale)
  return { locale, page: pages.find((page) => page.address === address) }
}
