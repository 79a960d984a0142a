import type { CollectionConfig, GlobalConfig } from 'payload'

const ASK = '/src/cms/panel/ask-before-leaving#AskBeforeLeaving'
const DESCRIPTION = '/src/cms/panel/description-and-time#DescriptionAndTime'
const PUBLISH = '/src/cms/panel/publish-button#SchedulingPublishButton'

/** Extends the form of a collection: it asks before discarding changes, and shows scheduled publications. */
export function collectionForm(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = { ...admin?.components?.edit, beforeDocumentControls: [ASK] }
  const components = canSchedule(collection)
    ? { Description: DESCRIPTION, edit: { ...edit, PublishButton: PUBLISH } }
    : { edit }
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, ...components } },
  }
}

/** As `collectionForm`, for a global. */
export function globalForm(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const elements = {
    ...admin?.components?.elements,
    beforeDocumentControls: [ASK],
    ...(canSchedule(global) && { Description: DESCRIPTION, PublishButton: PUBLISH }),
  }
  return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } }
}

function canSchedule({ versions }: CollectionConfig | GlobalConfig): boolean {
  const drafts = typeof versions === 'object' && versions.drafts
  return typeof drafts === 'object' && Boolean(drafts.schedulePublish)
}
