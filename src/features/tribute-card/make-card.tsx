import { FormFailureNote } from '@/components/form/form-failure-note'
import { PlainField } from '@/components/form/plain-field'
import { PrivacyNote } from '@/components/form/privacy-note'
import { buttonClass } from '@/components/ui/button-link'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { privacyNoticesContent } from '@/content/privacy-notices'
import { tributeCardContent } from '@/content/tribute-card'
import { translateMessage } from '@/content/validation'
import { EMAIL_MAX_LENGTH } from '@/domain/email'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { PRIVACY_NOTICE_VERSION } from '@/domain/privacy-notice'
import type { OwnTributeCardDto } from '@/domain/responses/tribute-card'
import type { ReturnedForm } from '@/domain/returned-form'
import {
  CARD_FAILED,
  CARD_MESSAGE_MAX_LENGTH,
  CARD_NAME_MAX_LENGTH,
  cardOccasions,
  type TributeCardInput,
} from '@/domain/tribute-card'
import { formatDate } from '@/lib/dates'

type MakeCardProps = {
  locale: Locale
  donationId: string
  /** The existing card, if any. */
  card: OwnTributeCardDto | null
  /** The submitted form, if the server rejected it. */
  returned: ReturnedForm | null
}

/**
 * The step after a gift: a card in somebody's name. It needs no script; the browser submits the
 * form.
 */
export function MakeCard({ locale, donationId, card, returned }: MakeCardProps) {
  const copy = tributeCardContent[locale].make
  return (
    <section
      id="card"
      aria-labelledby="card-title"
      className="max-w-2xl scroll-mt-28 border-line border-t pt-8"
    >
      <h2 id="card-title" className="text-heading text-neem-deep">
        {card ? copy.made : copy.title}
      </h2>
      <div id={CARD_FAILED} className="my-4 hidden scroll-mt-28 target:block">
        <FormFailureNote isAnnounced={false}>{copy.failed}</FormFailureNote>
      </div>
      {card ? (
        <>
          {card.recipientEmail && card.sendOn && (
            <p className="mt-1">
              {fillPlaceholders(copy[stateOf(card)], {
                email: card.recipientEmail,
                day: formatDate(card.sendOn, locale),
              })}
            </p>
          )}
          <a
            href={localePath(locale, `/donate/card/${card.number}`)}
            className={`${buttonClass('lead')} mt-4`}
          >
            {copy.see}
          </a>
        </>
      ) : (
        <p className="mt-1">{copy.text}</p>
      )}
      {!card?.isSent && (
        <details
          open={returned !== null}
          className="mt-4 open:rounded-card open:border open:border-line open:bg-card open:p-5 sm:open:p-8"
        >
          <summary
            className={`${buttonClass('quiet')} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
          >
            {card ? copy.change : copy.open}
          </summary>
          <CardForm locale={locale} donationId={donationId} card={card} returned={returned} />
        </details>
      )}
    </section>
  )
}

function stateOf({ isSent, isUndelivered }: OwnTributeCardDto) {
  if (isUndelivered) return 'undelivered'
  return isSent ? 'sent' : 'planned'
}

function CardForm({ locale, donationId, card, returned }: MakeCardProps) {
  const copy = tributeCardContent[locale].make
  const name = { required: true, maxLength: CARD_NAME_MAX_LENGTH }
  // The day of a card that was not delivered has passed.
  const stored = card?.isUndelivered ? { ...card, sendOn: undefined } : card
  // A rejected value takes precedence over the stored one.
  const value = (field: keyof TributeCardInput) => returned?.fields[field] ?? stored?.[field]
  const field = (id: string, name: keyof TributeCardInput) => {
    const error = returned?.errors[name]
    return { id, label: copy[name], error: error && translateMessage(error, locale) }
  }
  return (
    <form
      method="post"
      action={`/api/tribute-cards/${encodeURIComponent(donationId)}?locale=${locale}`}
      className="mt-4 grid gap-5 sm:grid-cols-2"
    >
      <PlainField {...field('card-occasion', 'occasion')} className="sm:col-span-2">
        {(control) => (
          <select {...control} name="occasion" defaultValue={value('occasion')}>
            {cardOccasions.map((occasion) => (
              <option key={occasion} value={occasion}>
                {copy.occasions[occasion]}
              </option>
            ))}
          </select>
        )}
      </PlainField>
      <PlainField {...field('card-honouree', 'honouree')}>
        {(control) => (
          <input {...control} {...name} name="honouree" defaultValue={value('honouree')} />
        )}
      </PlainField>
      <PlainField {...field('card-from', 'fromName')}>
        {(control) => (
          <input
            {...control}
            {...name}
            name="fromName"
            autoComplete="name"
            defaultValue={value('fromName')}
          />
        )}
      </PlainField>
      <PlainField
        {...field('card-message', 'message')}
        optional={copy.optional}
        hint={copy.messageHint}
        className="sm:col-span-2"
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={3}
            maxLength={CARD_MESSAGE_MAX_LENGTH}
            defaultValue={value('message')}
          />
        )}
      </PlainField>
      <div className="border-line border-t pt-5 sm:col-span-2">
        <h3 className="font-semibold">{copy.sending}</h3>
        <p className="mt-1 text-ink-soft text-sm">{copy.sendingHint}</p>
      </div>
      <PlainField {...field('card-email', 'recipientEmail')} optional={copy.optional}>
        {(control) => (
          <input
            {...control}
            name="recipientEmail"
            type="email"
            autoComplete="off"
            maxLength={EMAIL_MAX_LENGTH}
            defaultValue={value('recipientEmail')}
          />
        )}
      </PlainField>
      <PlainField {...field('card-day', 'sendOn')} optional={copy.optional}>
        {(control) => (
          <input {...control} name="sendOn" type="date" defaultValue={value('sendOn')} />
        )}
      </PlainField>
      <div className="grid justify-items-start gap-4 sm:col-span-2">
        <button type="submit" className={buttonClass('lead')}>
          {card ? copy.save : copy.submit}
        </button>
        <PrivacyNote
          text={privacyNoticesContent[locale][PRIVACY_NOTICE_VERSION].card}
          locale={locale}
        />
      </div>
    </form>
  )
}
