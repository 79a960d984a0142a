import type { GlobalAfterChangeHook, GlobalBeforeOperationHook, GlobalConfig } from 'payload'
import { staff, staffOrPublished } from '@/cms/access/roles'
import { BREAKPOINTS } from '@/cms/fields/breakpoints'
import { toPayloadFields } from '@/cms/fields/page-fields'
import { renewAfterGlobalChange } from '@/cms/hooks/renew'
import { refusal } from '@/cms/refusal'
import type { PageFields } from '@/domain/pages/fields'
import { pages } from '@/domain/pages/pages'
import { previewPath } from '@/domain/pages/preview'

type Page = { slug: string; path: string; label: string; fields: PageFields }

function pageGlobal({ slug, path, label, fields }: Page): GlobalConfig {
  return {
    slug,
    label,
    admin: {
      group: 'Pages',
      description:
        'This page is part of the site: you can change it, but it always stays published.',
      preview: (_doc, { locale }) => previewPath('draft', path, locale),
      livePreview: {
        url: ({ locale }) => previewPath('live', path, locale?.code),
        breakpoints: BREAKPOINTS,
      },
      components: { elements: { UnpublishButton: '/src/cms/panel/no-button#NoButton' } },
    },
    access: { read: staffOrPublished, readVersions: staff, update: staff },
    versions: { drafts: { schedulePublish: true }, max: 20 },
    hooks: {
      beforeOperation: [keepPublished, restorePublishedOnly],
      afterChange: [renewWhenPublished],
    },
    fields: toPayloadFields(fields),
  }
}

/** Refuses unpublishing: without its texts a page in the menu would be blank. */
const keepPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  const isUnpublishing =
    operation === 'update' &&
    !args.draft &&
    (args.data as { _status?: unknown })?._status === 'draft'
  if (isUnpublishing) {
    throw refusal('This page is part of the site and stays published.', 400)
  }
}

/** Refuses restoring a draft, by which Payload would replace the published page. */
const restorePublishedOnly: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess = false,
  req,
}) => {
  if (operation !== 'restoreVersion') return
  const { version } = await req.payload.findGlobalVersionByID({
    slug: global.slug as 'home-page',
    id: args.id,
    depth: 0,
    overrideAccess,
    user: req.user,
    req,
  })
  if (args.draft || version._status !== 'published') {
    throw refusal(
      'This page stays published, so only a published version can be restored, and not as a draft. Copy what you need from this version into the page instead.',
      400,
    )
  }
}

/** Renews unless only a draft was saved. For a restored version Payload gives no status here. */
const renewWhenPublished: GlobalAfterChangeHook = (args) =>
  args.context.isRestoringVersion || args.doc._status === 'published'
    ? renewAfterGlobalChange(args)
    : args.doc

/** The designed pages of the site, one global each. */
export const pageGlobals: GlobalConfig[] = Object.values(pages).map(pageGlobal)
