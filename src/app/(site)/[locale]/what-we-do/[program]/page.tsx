import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { Closing } from '@/components/ui/closing'
import { EachText } from '@/components/ui/each-text'
import { PageHeading } from '@/components/ui/page-heading'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { Updates } from '@/components/ui/updates'
import { pagePartsContent } from '@/content/page-parts'
import { localePath } from '@/content/paths'
import { plainText } from '@/lib/plain-text'
import { listPrograms } from '@/server/pages/items'
import { getPageTexts } from '@/server/pages/page-data'
import { Breadcrumbs } from '../../breadcrumbs'
import { localeOf } from '../../locale-params'
import { pageMetadata } from '../../page-metadata'
import { UnknownPage, unknownPageMetadata } from '../../unknown-page'

type ProgramParams = { params: Promise<{ locale: string; program: string }> }

const PATH = '/what-we-do'

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: ProgramParams): Promise<Metadata> {
  const { locale, program } = await findProgram(params)
  if (!program) return unknownPageMetadata(locale)
  const meta = { title: plainText(program.title), description: plainText(program.description) }
  return pageMetadata(locale, `${PATH}/${program.id}`, meta)
}

/** One program: its purpose, its work, and links onwards. */
export default async function ProgramPage({ params }: ProgramParams) {
  const { locale, program, others } = await findProgram(params)
  if (!program) return <UnknownPage locale={locale} />
  const { closing } = await getPageTexts('whatWeDo', locale)
  const copy = pagePartsContent[locale]
  return (
    <>
      <PageHeading title={program.title} lead={program.description} />
      <div className="page-width grid gap-10 py-12 lg:grid-cols-[1.6fr_1fr] lg:gap-16 lg:py-16">
        <div className="measure space-y-5">
          {program.picture && (
            <Picture
              picture={program.picture}
              sizes="(min-width: 64rem) 44rem, 92vw"
              isFirst
              className="aspect-[3/2] w-full rounded-card bg-paper-deep object-cover"
            />
          )}
          <EachText texts={program.details} as="p" className="text-lead" />
          {program.features.length > 0 && (
            <ul className="list-disc space-y-2 pl-6 marker:text-geru">
              <EachText texts={program.features} as="li" />
            </ul>
          )}
          {program.canBeGivenFor && (
            <ButtonLink href={`${localePath(locale, '/donate')}?purpose=${program.id}`} tone="give">
              {copy.giveForProgram}
            </ButtonLink>
          )}
          <Updates locale={locale} heading={copy.updates} updates={program.updates} />
        </div>
        <nav
          aria-labelledby="other-programs"
          className="self-start rounded-card bg-paper-deep p-6 sm:p-7"
        >
          <h2 id="other-programs" className="text-heading text-neem-deep">
            {copy.otherPrograms}
          </h2>
          <ul className="mt-2 *:break-inside-avoid sm:max-lg:columns-2 sm:max-lg:gap-x-8">
            {others.map(({ id, title }) => (
              <li key={id}>
                <SiteLink
                  href={localePath(locale, `${PATH}/${id}`)}
                  className="flex min-h-11 items-center leading-snug hover:text-neem hover:underline"
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Closing locale={locale} copy={closing} paths={{ donate: '/donate', join: '/join' }} />
      <Breadcrumbs
        locale={locale}
        path={`${PATH}/${program.id}`}
        title={plainText(program.title)}
      />
    </>
  )
}

async function findProgram(params: ProgramParams['params']) {
  const { program: id } = await params
  const locale = await localeOf(params)
  const programs = await listPrograms(locale)
  const program = programs.find((one) => one.id === id)
  return { locale, program, others: programs.filter((one) => one !== program) }
}
