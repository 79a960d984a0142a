import type { Metadata } from 'next'
import { SiteLink } from '@/components/ui/site-link'
import { forgotPasswordContent } from '@/content/forgot-password'
import { localePath } from '@/content/paths'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { ForgotPasswordForm } from '@/features/admin-auth/forgot-password-form'
import { canResetByMail } from '@/server/accounts/reset-password'
import { type LocaleParams, localeOf } from '../../locale-params'
import { pageMetadata } from '../../page-metadata'
import { LoginPageFrame } from '../login-page-frame'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = forgotPasswordContent[locale]
  return { ...(await pageMetadata(locale, '/admin-login/forgot', meta)), robots: { index: false } }
}

export default async function ForgotPasswordPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const { title, lead, noMail, back, meta: _meta, ...copy } = forgotPasswordContent[locale]
  const canReset = canResetByMail()
  return (
    <LoginPageFrame title={title} lead={canReset ? lead : noMail}>
      {canReset && (
        <ForgotPasswordForm
          locale={locale}
          copy={copy}
          required={translateMessage(messages.usernameRequired, locale)}
        />
      )}
      <p className="mt-8">
        <SiteLink
          href={localePath(locale, back.href)}
          className="inline-block py-2 text-neem-deep underline underline-offset-4"
        >
          {back.label}
        </SiteLink>
      </p>
    </LoginPageFrame>
  )
}
