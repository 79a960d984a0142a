import type { Metadata } from 'next'
import { dashboardImportContent } from '@/content/dashboard-import'
import { IMPORT_PATH } from '@/domain/import/path'
import { Importer } from '@/features/dashboard/import/importer'
import { type LocaleParams, localeOf } from '../../../../(site)/[locale]/locale-params'
import { enterOffice, type OfficePageProps } from '../enter-office'

// Rendered for each request: admins only.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return { title: dashboardImportContent[await localeOf(params)].title, robots: { index: false } }
}

export default async function ImportPage(props: OfficePageProps) {
  await enterOffice(props, IMPORT_PATH)
  return <Importer />
}
