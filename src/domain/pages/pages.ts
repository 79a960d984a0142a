import { aboutFields } from './about'
import { contactFields } from './contact'
import { donateFields } from './donate'
import { getInvolvedFields } from './get-involved'
import { homeFields } from './home'
import { impactFields } from './impact'
import { joinFields } from './join'
import { privacyFields, refundPolicyFields, termsFields } from './legal'
import { listFields } from './lists'
import { navigationFields } from './navigation'
import { objectivesFields } from './objectives'
import { storiesFields } from './stories'
import { transparencyFields } from './transparency'
import { whatWeDoFields } from './what-we-do'

/** The designed pages, and the menu and footer: slug, path, and what an editor fills in. */
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
  donate: { slug: 'donate-page', path: '/donate', label: 'Donate', fields: donateFields },
  join: { slug: 'join-page', path: '/join', label: 'Volunteer', fields: joinFields },
  contact: { slug: 'contact-page', path: '/contact', label: 'Contact', fields: contactFields },
  activities: {
    slug: 'activities-page',
    path: '/activities',
    label: 'Recent Activities',
    fields: listFields,
  },
  inspiration: {
    slug: 'inspiration-page',
    path: '/inspiration',
    label: 'Inspiration',
    fields: listFields,
  },
  portfolio: { slug: 'portfolio-page', path: '/portfolio', label: 'Portfolio', fields: listFields },
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
  /** On every page; previewed on Home. */
  navigation: { slug: 'navigation', path: '/', label: 'Menu and footer', fields: navigationFields },
} as const

export type PageName = keyof typeof pages
