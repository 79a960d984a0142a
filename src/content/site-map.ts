import { locales } from './locale'
import { localePath } from './paths'

type SiteMapEntry = { url: string; alternates: { languages: Record<string, string> } }

/**
 * Every public page in each language, with the address of the same page in the other one.
 * @param origin the public address of the site, without a slash at the end.
 * @param paths of the pages in English.
 */
export function siteMap(origin: string, paths: readonly string[]): SiteMapEntry[] {
  return paths.flatMap((path) => {
    const addressIn = (locale: (typeof locales)[number]) => `${origin}${localePath(locale, path)}`
    const languages = {
      ...Object.fromEntries(locales.map((locale) => [locale, addressIn(locale)])),
      'x-default': addressIn('en'),
    }
    return locales.map((locale) => ({ url: addressIn(locale), alternates: { languages } }))
  })
}
