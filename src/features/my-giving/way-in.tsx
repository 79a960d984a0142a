import { Honeypot } from '@/components/form/honeypot'
import { PlainField } from '@/components/form/plain-field'
import { EMAIL_MAX_LENGTH } from '@/domain/email'
import { type Part, PostForm, Section } from './my-giving-parts'

/** The login: asks for the donor's e-mail address, and then for the code mailed there. */
export function WayIn({
  locale,
  copy,
  hasRequestedCode,
  canSendLinks,
}: Part & { hasRequestedCode: boolean; canSendLinks: boolean }) {
  if (!canSendLinks) return <Section copy={copy.noMail} isCard />
  return (
    <>
      <noscript>
        <p className="max-w-2xl rounded-card bg-marigold-tint p-5">{copy.open.noScript}</p>
      </noscript>
      {hasRequestedCode && (
        <Section id="code" copy={copy.code} isCard>
          <PostForm locale={locale} call="code" action={copy.code.action} isLead>
            <PlainField id="giving-code" label={copy.code.label}>
              {(control) => (
                <input
                  {...control}
                  name="code"
                  required
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  pattern="[0-9०-९ ]{6,12}"
                  className={`${control.className} max-w-48 tracking-widest`}
                />
              )}
            </PlainField>
          </PostForm>
        </Section>
      )}
      <Section
        copy={hasRequestedCode ? { title: copy.ask.again, text: copy.code.help } : copy.ask}
        isCard={!hasRequestedCode}
      >
        <PostForm
          locale={locale}
          call="ask"
          action={copy.ask.action}
          isLead={!hasRequestedCode}
          privacyNote={copy.privacyNote}
        >
          <Honeypot />
          <PlainField id="giving-email" label={copy.ask.label} className="w-full max-w-md">
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                required
                autoComplete="email"
                maxLength={EMAIL_MAX_LENGTH}
              />
            )}
          </PlainField>
        </PostForm>
      </Section>
    </>
  )
}
