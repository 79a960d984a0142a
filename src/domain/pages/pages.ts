import { aboutFields } from './about'
import { getInvolvedFields } from './get-involved'
import { homeFields } from './home'
import { impactFields } from './impact'
import { privacyFields, refundPolicyFields, termsFields } from './legal'
import { objectivesFields } from './objectives'
import { storiesFields } from './stories'
import { transparencyFields } from './transparency'
import { whatWeDoFields } from './what-we-do'

/** The designed pages: where each is, and what an editor fills in. */
export const pages = {
  home: { slug: 'home-page', path: '/', label: 'Home', fields: homeFields },
  about: { slug: 'about-page', path: '/about', label: 'About', fields: aboutFields },
  whatWeDo: {
    slug: 'what-we-do-page',
    path: '/what-we-do',
    label: 'What We Do',
    fields: whatWeDoFields,
  },
  objectives: {
    slug: 'objectives-page',
    path: '/objectives',
    label: 'Objectives',
    fields: objectivesFields,
  },
  impact: { slug: 'impact-page', path: '/impact', label: 'Impact', fields: impactFields },
  getInvolved: {
    slug: 'get-involved-page',
    path: '/get-involved',
    label: 'Get Involved',
    fields: getInvolvedFields,
  },
  stories: { slug: 'stories-page', path: '/stories', label: 'Stories', fields: storiesFields },
  transparency: {
    slug: 'transparency-page',
    path: '/transparency',
    label: 'Transparency',
    fields: transparencyFields,
  },
  privacy: { slug: 'privacy-page', path: '/privacy', label: 'Privacy', fields: privacyFields },
  terms: { slug: 'terms-page', path: '/terms', label: 'Terms', fields: termsFields },
  refundPolicy: {
    slug: 'refund-policy-page',
    path: '/refund-policy',
    label: 'Refund policy',
    fields: refundPolicyFields,
  },
} as const

export type PageName = keyof typeof pages
