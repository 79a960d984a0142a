import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { findSessionUser, needsSecondFactor } from '@/cms/accounts/session-guard'
import { ACCOUNT_PATH } from '@/domain/account'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default async function PanelPage({ params, searchParams }: Props) {
  const payload = await getPayload({ config })
  // Throws while the database is down; Payload would show the login.
  const user = await findSessionUser(payload, await headers())
  if (needsSecondFactor(user)) redirect(ACCOUNT_PATH)
  return RootPage({ config, params, searchParams, importMap })
}
