import type { Metadata } from 'next'
import { SiteLink } from '@/components/ui/site-link'
import { adminLoginContent } from '@/content/admin-login'
import { localePath } from '@/content/paths'
import { toastsContent } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { LoggedOutNotice } from '@/features/admin-auth/logged-out-notice'
import { LoginForm } from '@/features/admin-auth/login-form'
import { canResetByMail } from '@/server/accounts/reset-password'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'
import { LoginPageFrame } from './login-page-frame'

const SHOWN_MESSAGES = [
  messages.usernameRequired,
  messages.passwordRequired,
  messages.codeRequired,
  messages.codeWrong,
  messages.textTooLong,
]

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, '/admin-login', adminLoginContent[locale].meta)
}

export default async function AdminLoginPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = adminLoginContent[locale]
  const toasts = toastsContent[locale]
  return (
    <LoginPageFrame title={copy.title} lead={copy.lead}>
      <LoggedOutNotice toast={toasts.loggedOut} />
      <LoginForm
        copy={copy}
        toasts={{ success: toasts.loginSuccess, failure: toasts.loginFailed }}
        translations={Object.fromEntries(
          SHOWN_MESSAGES.map((message) => [message, translateMessage(message, locale)]),
        )}
      />
      {canResetByMail() ? (
        <p className="mt-8">
          <SiteLink
            href={localePath(locale, copy.forgotLink.href)}
            className="inline-block py-2 text-neem-deep underline underline-offset-4"
          >
            {copy.forgotLink.label}
          </SiteLink>
        </p>
      ) : (
        <p className="mt-8 text-ink-soft text-sm">{copy.forgotten}</p>
      )}
    </LoginPageFrame>
  )
}
