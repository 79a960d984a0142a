import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Locale } from '@/content/locale'
import { createQueryClient } from '@/features/dashboard/query-client'
import { OfficeLocale } from '@/features/dashboard/use-copy'

/** Renders a part of the dashboard in one language; nothing is cached yet. */
export function renderOffice(part: ReactNode, locale: Locale = 'en') {
  const client = createQueryClient()
  return render(part, {
    wrapper: ({ children }) => (
      <OfficeLocale value={locale}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </OfficeLocale>
    ),
  })
}
