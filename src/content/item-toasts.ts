import type { ToastCopy } from './toasts'

/** What is said of the items of a list (spec section 8). */
export type ItemToasts = Record<
  'created' | 'createFailed' | 'updated' | 'updateFailed' | 'deleted' | 'deleteFailed',
  ToastCopy
>

/** The notices of each list in the dashboard, which speaks English only. */
export const itemToastsContent = {
  portfolio: itemToasts('Portfolio item'),
  slider: itemToasts('Slider image'),
  inspiration: itemToasts('Inspiration'),
  post: itemToasts('Post'),
  volunteer: itemToasts('Volunteer'),
  contact: itemToasts('Message'),
} satisfies Record<string, ItemToasts>

function itemToasts(name: string): ItemToasts {
  const success = (done: string) => ({
    title: 'Success',
    description: `${name} ${done} successfully`,
  })
  const error = (verb: string) => ({
    title: 'Error',
    description: `Failed to ${verb} ${name.toLowerCase()}`,
  })
  return {
    created: success('created'),
    createFailed: error('create'),
    updated: success('updated'),
    updateFailed: error('update'),
    deleted: success('deleted'),
    deleteFailed: error('delete'),
  }
}
