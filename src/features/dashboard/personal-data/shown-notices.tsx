import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import { privacyNoticesContent } from '@/content/privacy-notices'
import type { PersonalDataDto } from '@/domain/responses/personal-data'
import { formatDateTime } from '@/lib/dates'
import { useCopy, useOfficeLocale } from '../use-copy'

type ShownNoticesProps = { notices: PersonalDataDto['notices'] }

/**
 * The privacy notices that a person saw when they sent their data: the text of each version, and
 * when.
 */
export function ShownNotices({ notices }: ShownNoticesProps) {
  const { notices: copy } = useCopy(dashboardPrivacyContent).person
  const texts: Partial<Record<number, Record<string, string>>> = useCopy(privacyNoticesContent)
  const locale = useOfficeLocale()
  if (notices.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{copy.title}</summary>
      <ul className="grid gap-3">
        {notices.map(({ form, version, first, last }) => {
          const from = formatDateTime(first, locale)
          return (
            <li key={`${form} ${version}`} className="text-[0.9375rem]">
              <p>
                {[
                  copy.forms[form],
                  copy.version(String(version)),
                  first === last ? from : copy.between(from, formatDateTime(last, locale)),
                ].join(' · ')}
              </p>
              <p className="text-ink-soft text-sm">{texts[version]?.[form]}</p>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
