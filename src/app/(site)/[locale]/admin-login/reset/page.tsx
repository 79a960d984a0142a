import type { Metadata } from 'next'
import { resetPasswordContent } from '@/content/reset-password'
import { translateMessage } from '@/content/validation'
import { RESET_PAGE_PATH } from '@/domain/account'
import { messages } from '@/domain/messages'
import { ResetPasswordForm } from '@/features/admin-auth/reset-password-form'
import { type LocaleParams, localeOf } from '../../locale-params'
import { pageMetadata } from '../../page-metadata'
import { LoginPageFrame } from '../login-page-frame'

const SHOWN_MESSAGES = [
  messages.passwordTooShort,
  messages.passwordTooWeak,
  messages.textTooLong,
] as const

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = resetPasswordContent[locale]
  return { ...(await pageMetadata(locale, RESET_PAGE_PATH, meta)), robots: { index: false } }
}

export default async function ResetPasswordPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const { title, lead, meta: _meta, ...copy } = resetPasswordContent[locale]
  return (
    <LoginPageFrame title={title} lead={lead}>
      <ResetPasswordForm
        locale={locale}
        copy={copy}
        translations={Object.fromEntries(
          SHOWN_MESSAGES.map((message) => [message, translateMessage(message, locale)]),
        )}
        required={translateMessage(messages.newPasswordRequired, locale)}
      />
    </LoginPageFrame>
  )
}
