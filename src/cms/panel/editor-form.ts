import type { CollectionConfig, GlobalConfig } from 'payload'

const ASK = '/src/cms/panel/ask-before-leaving#AskBeforeLeaving'

/** What our forms in the panel do beyond Payload's: they keep what was typed. */
export function collectionForm(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = { ...admin?.components?.edit, beforeDocumentControls: [ASK] }
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } }
}

/** The same for a global. */
export function globalForm(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const elements = { ...admin?.components?.elements, beforeDocumentControls: [ASK] }
  return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } }
}
