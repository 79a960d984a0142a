'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardImportContent } from '@/content/dashboard-import'
import { localePath } from '@/content/paths'
import { importSubjects } from '@/domain/import/columns'
import { ChoiceButtons } from '../list/choice-buttons'
import { SkeletonRows } from '../list/skeleton-rows'
import { useKeptFocus } from '../list/use-kept-focus'
import { PageHeader } from '../page-header'
import { createQueryClient } from '../query-client'
import { useCopy, useOfficeLocale } from '../use-copy'
import { FileSection } from './file-section'
import { ImportSection } from './import-section'
import { ImportsList } from './imports-list'
import { useImportAddress } from './use-imports'

/** Imports gifts or volunteers from a file: columns, report, confirmation and undo. */
export function Importer() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <div className="mx-auto w-[min(100%-1.5rem,72rem)] pt-6 pb-16 sm:pt-8">
        <Suspense fallback={<SkeletonRows />}>
          <Steps />
        </Suspense>
      </div>
    </QueryClientProvider>
  )
}

function Steps() {
  const copy = useCopy(dashboardImportContent)
  const subjects = importSubjects.map((id) => ({
    id,
    label: copy.subjects[id],
  }))

  const locale = useOfficeLocale()
  const { subject, id, go } = useImportAddress()
  // What opens or leaves an import is gone then.
  const keptFocus = useKeptFocus<HTMLDivElement>()
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead}>
        <a
          href={localePath(
            locale,
            subject === 'gifts' ? '/admin?tab=payments&section=donations' : '/admin?tab=volunteers',
          )}
          className={smallButtonClass('quiet')}
        >
          {copy.back}
        </a>
      </PageHeader>
      <div {...keptFocus} className="shadow-none outline-none">
        {id ? (
          <ImportSection key={id} id={id} onLeave={() => go({ subject })} />
        ) : (
          <>
            <div className="mt-6 flex">
              <ChoiceButtons
                label={copy.of}
                choices={subjects}
                chosen={subject}
                onChoose={(chosen) => go({ subject: chosen })}
              />
            </div>
            <FileSection
              key={`file of ${subject}`}
              subject={subject}
              onRead={(read) => go({ subject, id: read })}
            />
            <ImportsList
              key={`list of ${subject}`}
              subject={subject}
              onOpen={(opened) => go({ subject, id: opened })}
            />
          </>
        )}
      </div>
    </>
  )
}
