import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { accountContent } from '@/content/account'
import type { ColleagueDto } from '@/domain/responses/account'
import { DataTable } from '../list/data-table'
import { PageSection } from '../page-section'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'

/**
 * For admins: all accounts, with a reset of the second factor for somebody who lost their phone.
 */
export function PeopleSection({ people }: { people: ColleagueDto[] }) {
  const {
    people: copy,
    secondFactor: { state },
  } = useCopy(accountContent)
  const [colleagues, setColleagues] = useState(people)
  const { columns } = copy
  const { run, busyIds, isBusy } = useAction()

  const reset = async ({ id, username }: ColleagueDto) => {
    if (!window.confirm(copy.confirmReset(username))) return
    const work = async () => {
      await adminRequest('POST', `/api/admin/users/${id}/reset-second-factor`)
      setColleagues((list) =>
        list.map((one) => (one.id === id ? { ...one, hasSecondFactor: false } : one)),
      )
    }
    await run(work, { id, done: copy.done, failed: copy.failed })
  }

  return (
    <PageSection title={copy.title} text={copy.text}>
      <div className="mb-5">
        <DataTable
          caption={copy.title}
          columns={[
            { heading: columns.username, cell: ({ username }) => username },
            { heading: columns.role, cell: ({ role }) => copy.roles[role] },
            {
              heading: columns.secondFactor,
              cell: ({ hasSecondFactor }) => (
                <Badge tone={hasSecondFactor ? 'good' : 'waiting'}>
                  {hasSecondFactor ? state.on : state.off}
                </Badge>
              ),
            },
            {
              heading: columns.actions,
              isActions: true,
              cell: (one) =>
                one.hasSecondFactor ? (
                  <SmallButton
                    aria-label={copy.resetOf(one.username)}
                    onClick={() => reset(one)}
                    disabled={isBusy}
                  >
                    {busyIds.includes(one.id) ? copy.resetting : copy.reset}
                  </SmallButton>
                ) : null,
            },
          ]}
          rows={colleagues}
        />
      </div>
      <a href="/cms/collections/users" className={smallButtonClass('quiet')}>
        {copy.openPanel}
      </a>
    </PageSection>
  )
}
