import { DataBlock } from '@/components/ui/data-block'
import type { Locale } from '@/content/locale'
import { pagePartsContent } from '@/content/page-parts'
import { localePath } from '@/content/paths'
import { getEnv, siteUrl } from '@/env'
import { breadcrumbData } from '@/lib/structured-data'

type BreadcrumbsProps = {
  locale: Locale
  /** The page's path in English. */
  path: string
  title: string
}

/** Breadcrumbs of an inner page, for search engines. */
export function Breadcrumbs({ locale, path, title }: BreadcrumbsProps) {
  const address = (to: string) => `${siteUrl(getEnv())}${localePath(locale, to)}`
  return (
    <DataBlock
      data={breadcrumbData([
        { name: pagePartsContent[locale].home, url: address('/') },
        { name: title, url: address(path) },
      ])}
    />
  )
}
