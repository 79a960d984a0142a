'use client'

import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useWatch } from 'react-hook-form'
import { attemptIdFor, endAttempt } from '@/components/form/form-attempt'
import { SiteForm } from '@/components/form/site-form'
import { useSiteForm } from '@/components/form/use-site-form'
import { smallButtonClass } from '@/components/ui/small-button'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { ToastCopy } from '@/content/toasts'
import type { Text } from '@/domain/pages/fields'
import type { InterestId, VolunteerFormValues, VolunteerInput } from '@/domain/volunteer'
import { apiRequest } from '@/lib/api-client'
import { AboutFields, ServiceFields } from './application-fields'
import { PhotoField } from './photo-field'

export type VolunteerFormProps = {
  locale: Locale
  interests: readonly InterestId[]
  availability: readonly string[]
  copy: {
    common: FormsContent['common']
    form: FormsContent['volunteer']
    success: { title: Text; text: Text }
    sent: ToastCopy
    failed: ToastCopy
    photoFailed: ToastCopy
  }
  /** Links shown with the confirmation. */
  sentLinks: ReactNode
}

const DRAFT_KEY = 'volunteerDraft'
const ATTEMPT_KEY = 'volunteerAttempt'
const ACTION = '/api/volunteers'
/** Fields of the first step. */
const ABOUT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'occupation', 'address'] as const

type Step = 'about' | 'service'

/**
 * The volunteer application in two steps. If the second one is already visible before the script is
 * loaded, both stay, so that nothing disappears while it is read. Without a script, the browser
 * validates and submits both.
 */
export function VolunteerForm({
  locale,
  interests,
  availability,
  copy,
  sentLinks,
}: VolunteerFormProps) {
  const { common, form: fields } = copy
  const [hasSteps, setHasSteps] = useState(false)
  const [step, setStep] = useState<Step>('about')
  const [isUploading, setIsUploading] = useState(false)
  const loadRules = async () => (await import('./volunteer-rules')).volunteerRules(locale)
  const siteForm = useSiteForm<VolunteerFormValues, VolunteerInput>({
    draftKey: DRAFT_KEY,
    defaultValues: { interests: [], photoUrl: '' },
    loadRules,
    send: async (application, trap, signal) => {
      const attemptId = attemptIdFor(ATTEMPT_KEY, application)
      const body = { ...application, ...trap, attemptId }
      await apiRequest('POST', `${ACTION}?locale=${locale}`, body, { signal })
      endAttempt(ATTEMPT_KEY)
      setStep('about')
    },
    sent: copy.sent,
    failed: copy.failed,
    unanswered: fields.unanswered,
    copy: common,
  })
  const { field, isReady } = siteForm
  const { control, setValue, setFocus, trigger, getFieldState } = siteForm.methods
  const about = useRef<HTMLLegendElement>(null)
  const service = useRef<HTMLLegendElement>(null)
  const photoUrl = useWatch({ control, name: 'photoUrl' }) ?? ''
  const { optional } = common
  const isFirstStep = hasSteps && step === 'about'

  // Before the browser paints: on a soft navigation, nothing has been visible yet.
  useLayoutEffect(() => {
    const place = service.current?.parentElement
    const isInUse = place?.contains(document.activeElement)
    setHasSteps(!isInUse && (place?.getBoundingClientRect().top ?? 0) >= window.innerHeight)
  }, [])

  const openStep = (next: Step) => {
    setStep(next)
    // After rendering.
    setTimeout(() => (next === 'about' ? about : service).current?.focus())
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (isFirstStep) {
      event.preventDefault()
      if (await trigger(ABOUT_FIELDS, { shouldFocus: true })) openStep('service')
      return
    }
    await siteForm.submit(event)
    const wrong = ABOUT_FIELDS.find((name) => getFieldState(name).error)
    if (!wrong) return
    setStep('about')
    setTimeout(() => setFocus(wrong))
  }

  return (
    <SiteForm
      name="application"
      action={ACTION}
      locale={locale}
      form={{ ...siteForm, submit }}
      copy={isFirstStep ? { ...copy, form: { ...fields, submit: fields.next } } : copy}
      isBlocked={isUploading}
      sentLinks={sentLinks}
      note={isFirstStep ? undefined : fields.under18}
      className="grid gap-10"
    >
      <Group
        ref={about}
        legend={fields.legends.about}
        note={fields.steps[0]}
        isStep={hasSteps}
        isHidden={hasSteps && step !== 'about'}
      >
        <AboutFields field={field} copy={fields} optional={optional} />
      </Group>

      <Group
        ref={service}
        legend={fields.legends.service}
        note={fields.steps[1]}
        isStep={hasSteps}
        isHidden={isFirstStep}
        back={
          hasSteps && (
            <button
              type="button"
              onClick={() => openStep('about')}
              className={smallButtonClass('quiet')}
            >
              {fields.back}
            </button>
          )
        }
      >
        <ServiceFields
          field={field}
          interests={interests}
          availability={availability}
          copy={fields}
          optional={optional}
        />
      </Group>

      <div
        hidden={isFirstStep}
        // It needs the script. Its space is reserved, so that nothing shifts once that is loaded.
        className={isReady ? undefined : 'invisible noscript:hidden'}
      >
        <PhotoField
          photoUrl={photoUrl}
          setPhotoUrl={(url) => setValue('photoUrl', url)}
          isUploading={isUploading}
          setIsUploading={setIsUploading}
          error={field('photoUrl').error}
          translate={(message) =>
            loadRules().then(
              (rules) => rules.translate(message),
              () => message,
            )
          }
          copy={{
            photo: fields.photo,
            optional,
            uploading: common.uploading,
            failed: copy.photoFailed,
          }}
        />
      </div>
    </SiteForm>
  )
}

type GroupProps = {
  ref: RefObject<HTMLLegendElement | null>
  legend: string
  /** Number of the step, as text. */
  note: string | undefined
  /**
   * Whether there are steps. Without them, the note's space is reserved, so that nothing shifts.
   */
  isStep: boolean
  isHidden: boolean
  /** Button to the previous step. */
  back?: ReactNode
  children: ReactNode
}

function Group({ ref, legend, note, isStep, isHidden, back, children }: GroupProps) {
  return (
    <fieldset hidden={isHidden}>
      <legend ref={ref} tabIndex={-1} className="mb-4 shadow-none outline-none">
        <span
          className={`block text-ink-soft text-sm ${isStep ? '' : 'invisible noscript:hidden'}`}
        >
          {note}
        </span>
        <span className="font-heading text-heading text-neem-deep">{legend}</span>
      </legend>
      {back && <div className="mb-5">{back}</div>}
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
