import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button-link'
import { AdminGate } from '@/features/admin-auth/admin-gate'
import { findSession } from '@/server/admin-session'
import { type LocaleParams, localeOf } from '../locale-params'

export const metadata: Metadata = { title: 'Admin Dashboard', robots: { index: false } }

// Made anew for each request: what it shows depends on the session, which only the server judges.
export const dynamic = 'force-dynamic'

export default async function AdminPage({ params }: LocaleParams) {
  // The dashboard speaks English only.
  if ((await localeOf(params)) !== 'en') redirect('/admin')
  const session = await findSession(await headers())
  if (!session) redirect('/admin-login')
  if (session.user.role !== 'admin') redirect('/cms')
  return (
    <AdminGate>
      <div className="page-width py-14">
        <h1 className="text-neem-deep text-title">Admin Dashboard</h1>
        <p className="mt-2 text-ink-soft text-lead">Comprehensive Content Management System</p>
        <p className="measure mt-6">
          You are logged in as {session.user.username}. Pictures, texts, activities and settings are
          looked after in the content panel.
        </p>
        <div className="mt-6">
          <ButtonLink href="/cms" tone="lead">
            Open the content panel
          </ButtonLink>
        </div>
      </div>
    </AdminGate>
  )
}
