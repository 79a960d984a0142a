import { aboutContent } from '@/cms/seed/pages/about'
import { activitiesContent } from '@/cms/seed/pages/activities'
import { contactContent } from '@/cms/seed/pages/contact'
import { donateContent } from '@/cms/seed/pages/donate'
import { getInvolvedContent } from '@/cms/seed/pages/get-involved'
import { homeContent } from '@/cms/seed/pages/home'
import { impactContent } from '@/cms/seed/pages/impact'
import { inspirationContent } from '@/cms/seed/pages/inspiration'
import { joinContent } from '@/cms/seed/pages/join'
import { objectivesContent } from '@/cms/seed/pages/objectives'
import { portfolioContent } from '@/cms/seed/pages/portfolio'
import { privacyContent } from '@/cms/seed/pages/privacy'
import { refundPolicyContent } from '@/cms/seed/pages/refund-policy'
import { storiesContent } from '@/cms/seed/pages/stories'
import { termsContent } from '@/cms/seed/pages/terms'
import { transparencyContent } from '@/cms/seed/pages/transparency'
import { whatWeDoContent } from '@/cms/seed/pages/what-we-do'
import { adminLoginContent } from '@/content/admin-login'
import type { Locale, Localized } from '@/content/locale'
import { localePath } from '@/content/paths'
import { verifyContent } from '@/content/verify'

type Titled = Localized<{ title: string; meta: { title: string } }>

const home: Titled = {
  en: { ...homeContent.en, title: homeContent.en.hero.title },
  hi: { ...homeContent.hi, title: homeContent.hi.hero.title },
}

const pages: [path: string, content: Titled][] = [
  ['/', home],
  ['/about', aboutContent],
  ['/what-we-do', whatWeDoContent],
  ['/objectives', objectivesContent],
  ['/inspiration', inspirationContent],
  ['/impact', impactContent],
  ['/portfolio', portfolioContent],
  ['/get-involved', getInvolvedContent],
  ['/donate', donateContent],
  ['/stories', storiesContent],
  ['/join', joinContent],
  ['/contact', contactContent],
  ['/activities', activitiesContent],
  ['/admin-login', adminLoginContent],
  ['/privacy', privacyContent],
  ['/terms', termsContent],
  ['/refund-policy', refundPolicyContent],
  ['/transparency', transparencyContent],
  ['/verify', verifyContent],
]

export type PublicPage = {
  /** The page's path in English. */
  path: string
  locale: Locale
  /** The path in the language. */
  address: string
  heading: string
  title: string
}

/** Every public page (spec section 2), in both languages. */
export const publicPages: PublicPage[] = pages.flatMap(([path, content]) =>
  (['en', 'hi'] as const).map((locale) => ({
    path,
    locale,
    address: localePath(locale, path),
    heading: content[locale].title,
    title: content[locale].meta.title,
  })),
)
