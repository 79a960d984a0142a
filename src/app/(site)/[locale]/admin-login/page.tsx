import type { Metadata } from 'next'
import { Emblem } from '@/components/ui/emblem'
import { adminLoginContent } from '@/content/admin-login'
import { toastsContent } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { LoginForm } from '@/features/admin-auth/login-form'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, '/admin-login', adminLoginContent[locale].meta)
}

export default async function AdminLoginPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = adminLoginContent[locale]
  const toasts = toastsContent[locale]
  const translations = Object.fromEntries(
    [messages.usernameRequired, messages.passwordRequired, messages.textTooLong].map((message) => [
      message,
      translateMessage(message, locale),
    ]),
  )
  return (
    <div className="mx-auto w-[min(100%-2.5rem,26rem)] py-14 sm:py-20">
      <Emblem className="size-14" />
      <h1 className="mt-5 text-neem-deep text-title">{copy.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{copy.lead}</p>
      <LoginForm
        copy={copy}
        toasts={{ success: toasts.loginSuccess, failure: toasts.loginFailed }}
        translations={translations}
      />
      <p className="mt-8 text-ink-soft text-sm">{copy.forgotten}</p>
    </div>
  )
}
