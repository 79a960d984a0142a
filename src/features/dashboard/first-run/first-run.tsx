'use client'

import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { firstRunContent } from '@/content/first-run'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { type FirstStep, progressOf, type StepState, type StepView } from '@/domain/first-run'
import type { SampleCountsDto } from '@/domain/responses/sample-content'
import { settingsTabPath } from '@/domain/settings-tabs'
import { PageHeader } from '../page-header'
import { PageSection } from '../page-section'
import { SETTINGS_ANCHOR } from '../payment-settings/settings-path'
import { adminRequest } from '../session/admin-request'
import { useCopy, useOfficeLocale } from '../use-copy'
import { Claims, type ClaimView, hasFigure } from './claims'
import { RemoveSample, type SamplePageView } from './remove-sample'
import { sentenceOf } from './sentence'
import { TestMail } from './test-mail'
import { useStep } from './use-step'

type FirstRunProps = {
  foundationName: string
  isDismissed: boolean
  steps: StepView[]
  counts: SampleCountsDto
  claims: ClaimView[]
  samplePages: SamplePageView[]
}

const HINDI_NAME = settingsTabPath('foundation', 'hi')

/** Where each step is done. */
const PLACES: Record<FirstStep, string | null> = {
  name: settingsTabPath('foundation', 'en'),
  colours: settingsTabPath('foundation', 'en'),
  contact: settingsTabPath('contact', 'en'),
  registration: settingsTabPath('registration', 'en'),
  bank: '/cms/globals/payment-settings',
  gateway: `/admin?tab=payments#${SETTINGS_ANCHOR}`,
  mail: null,
  picture: '/admin?tab=portfolio',
  sample: null,
  claims: settingsTabPath('figures', 'en'),
}

function placeOf({ id, gaps }: StepView, locale: Locale): string | null {
  const place = gaps.includes('hindi-name') ? HINDI_NAME : PLACES[id]
  return place?.startsWith('/admin') ? localePath(locale, place) : place
}

const TONES: Record<StepState, BadgeTone> = { done: 'good', open: 'waiting', 'not-needed': 'plain' }

/** The steps that make the site the foundation's own, each with a link to where it is done. */
export function FirstRun(props: FirstRunProps) {
  const { steps, isDismissed } = props
  const copy = useCopy(firstRunContent)
  const locale = useOfficeLocale()
  const { runStep, isBusy } = useStep()
  const { done, total } = progressOf(steps)

  const toggleBanner = () =>
    runStep(() => adminRequest('POST', '/api/admin/first-run', { isDismissed: !isDismissed }))

  return (
    <div className="mx-auto w-[min(100%-1.5rem,56rem)] pt-6 pb-16 sm:pt-8">
      <PageHeader title={copy.title} lead={copy.lead}>
        <a href={localePath(locale, '/admin')} className={smallButtonClass('quiet')}>
          {copy.back}
        </a>
      </PageHeader>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <progress
          max={total}
          value={done}
          aria-labelledby="first-run-progress"
          className="h-2 w-full max-w-sm flex-1"
        />
        <p id="first-run-progress" className="font-semibold">
          {copy.progress(done, total)}
        </p>
      </div>
      <ol className="mt-6 grid gap-4">
        {steps.map((step) => (
          <Step key={step.id} step={step} {...props} />
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <SmallButton onClick={toggleBanner} disabled={isBusy}>
          {isDismissed ? copy.show : copy.dismiss}
        </SmallButton>
        {isDismissed && <p className="text-ink-soft text-sm">{copy.dismissed}</p>}
      </div>
    </div>
  )
}

function Step({ step, ...props }: FirstRunProps & { step: StepView }) {
  const { id, state } = step
  const copy = useCopy(firstRunContent)
  const locale = useOfficeLocale()
  const { title, action } = copy.steps[id]
  const place = placeOf(step, locale)
  return (
    <li>
      <PageSection
        id={id}
        title={title}
        badge={<Badge tone={TONES[state]}>{copy.states[state]}</Badge>}
      >
        <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
          <p className="max-w-prose grow text-ink-soft">{sentenceOf(step, props, copy)}</p>
          {place && (id !== 'claims' || hasFigure(props.claims)) && (
            <a
              href={place}
              aria-describedby={`${id}-title`}
              className={`${smallButtonClass(state === 'open' ? 'lead' : 'quiet')} sm:shrink-0`}
            >
              {action}
            </a>
          )}
        </div>
        <More step={step} {...props} />
      </PageSection>
    </li>
  )
}

/** The controls of the steps that are done on this page. */
function More({
  step: { id, state, gaps },
  counts,
  claims,
  samplePages,
}: FirstRunProps & { step: StepView }): ReactNode {
  if (id === 'mail' && !gaps.includes('mail-server')) return <TestMail />
  if (id === 'sample') {
    return <RemoveSample isOpen={state === 'open'} counts={counts} samplePages={samplePages} />
  }
  return id === 'claims' && claims.length > 0 ? <Claims claims={claims} /> : null
}
