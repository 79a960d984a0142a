import { defaultLocale, isLocale, type Locale } from '@/content/locale'
import { type PreviewMode, previewModes } from '@/domain/pages/preview'
import { enterPreview } from '@/server/pages/enter-preview'

export type PreviewParams = {
  params: Promise<{ mode: string; locale: string; path?: string[] }>
}

type Preview = { mode: PreviewMode | null; locale: Locale; path: string }

/**
 * Returns what is previewed; `mode` is null for anyone who may not see it. Layout and page each call
 * it, since Next renders them in parallel.
 */
export async function readPreview(params: PreviewParams['params']): Promise<Preview> {
  const { mode, locale, path = [] } = await params
  const known = previewModes.find((name) => name === mode)
  const isOpen = known && isLocale(locale) && (await enterPreview({ isLive: known === 'live' }))
  return {
    mode: isOpen ? known : null,
    locale: isLocale(locale) ? locale : defaultLocale,
    path: `/${path.join('/')}`,
  }
}
