import type { FirstRun } from '@/cms/payload-types'
import { hasSeedsHindiName } from '@/cms/seed/unchanged-texts'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { progressOf, type SiteFacts, type StepView, stepsOf } from '@/domain/first-run'
import type { SampleCountsDto } from '@/domain/responses/sample-content'
import { getEnv, hasMailServer } from '@/env'
import { getPayloadClient } from '../payload-client'
import { getAdminPaymentSettings } from '../payment-settings/service'
import { type Claim, countSampleContent, listClaims } from '../sample-content/service'
import { countSampleTexts, type SamplePage } from '../sample-content/texts'

/** Data of the first-steps page. */
export type FirstRunView = {
  foundationName: string
  isDismissed: boolean
  steps: StepView[]
  counts: SampleCountsDto
  claims: Claim[]
  /** Pages that still have sample texts. */
  samplePages: SamplePage[]
}

/** Reads how far the site is set up, and what the steps need. */
export async function readFirstRun(locale: Locale): Promise<FirstRunView> {
  const [counts, claims, samplePages, state] = await Promise.all([
    countSampleContent(),
    listClaims(locale),
    countSampleTexts(locale),
    readState(),
  ])
  const facts = await readFacts({ locale, counts, claims: claims.length, state })
  return {
    foundationName: facts.foundationName,
    isDismissed: Boolean(state.dismissedAt),
    steps: stepsOf(facts),
    counts,
    claims,
    samplePages,
  }
}

/**
 * Returns the progress of the first steps for the dashboard; null once they are done or dismissed.
 */
export async function readFirstRunProgress(): Promise<{
  done: number
  total: number
  next: StepView
} | null> {
  const state = await readState()
  if (state.dismissedAt) return null
  const [counts, claims] = await Promise.all([countSampleContent(), listClaims('en')])
  const steps = stepsOf(await readFacts({ locale: 'en', counts, claims: claims.length, state }))
  const next = steps.find(({ state }) => state === 'open')
  return next ? { ...progressOf(steps), next } : null
}

/** Shows or hides the first steps on the dashboard. */
export async function setFirstRunDismissed(isDismissed: boolean): Promise<void> {
  await changeState({ dismissedAt: isDismissed ? new Date().toISOString() : null })
}

/** Records that the mail server accepted a test message. */
export async function rememberMailTest(): Promise<void> {
  await changeState({ mailTestedAt: new Date().toISOString() })
}

async function changeState(data: Partial<FirstRun>): Promise<void> {
  const payload = await getPayloadClient()
  await payload.updateGlobal({ slug: slugs.firstRun, data, depth: 0, overrideAccess: true })
}

async function readState(): Promise<FirstRun> {
  const payload = await getPayloadClient()
  return payload.findGlobal({ slug: slugs.firstRun, depth: 0, overrideAccess: true })
}

type Known = { locale: Locale; counts: SampleCountsDto; claims: number; state: FirstRun }

async function readFacts({ locale, counts, claims, state }: Known): Promise<SiteFacts> {
  const payload = await getPayloadClient()
  const [settings, inBoth, payment] = await Promise.all([
    payload.findGlobal({ slug: slugs.siteSettings, locale, depth: 1, overrideAccess: true }),
    payload.findGlobal({ slug: slugs.siteSettings, locale: 'all', depth: 0, overrideAccess: true }),
    getAdminPaymentSettings(),
  ])
  const official = [settings.logo, settings.presidentSignature].flatMap((picture) =>
    typeof picture === 'object' && picture ? [picture.id] : [],
  )
  const samplePictures = [settings.heroImage, settings.aboutImage].filter(
    (picture) => typeof picture === 'object' && picture?.isSample,
  )
  const ownPictures = await payload.count({
    collection: slugs.media,
    where: { and: [{ isSample: { not_equals: true } }, { id: { not_in: official } }] },
    overrideAccess: true,
  })
  const uploadedDocuments = await payload.count({
    collection: slugs.documents,
    where: { isActive: { equals: true } },
    overrideAccess: true,
  })
  return {
    foundationName: settings.foundationName,
    // With `locale: 'all'`, a text is an object of all locales.
    hasHindiName: !hasSeedsHindiName(inBoth.foundationName as { en?: string; hi?: string }),
    hasLogo: Boolean(settings.logo),
    hasPalette: Boolean(settings.palette),
    hasAddress: Boolean(settings.address),
    hasPhone: Boolean(settings.phone),
    hasEmail: Boolean(settings.email),
    hasMap: Boolean(settings.mapUrl),
    hasRegistration: Boolean(settings.registrationNumber),
    documents: (settings.documents?.length ?? 0) + uploadedDocuments.totalDocs,
    hasUpi: Boolean(payment.upiId),
    hasBank: Boolean(payment.bankAccountNumber && payment.bankIfscCode),
    takesOnline: payment.isActive,
    hasKeys: Boolean(payment.keyId && payment.hasKeySecret),
    isTestMode: payment.testMode,
    hasMailServer: hasMailServer(getEnv()),
    hasSentMail: Boolean(state.mailTestedAt),
    ownPictures: ownPictures.totalDocs,
    // Sample pictures may stay where somebody's own items use them.
    sampleItems: sumOf({ ...counts, pictures: samplePictures.length }),
    claims,
  }
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
