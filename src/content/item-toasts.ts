import { localized } from './locale'
import type { ToastCopy } from './toasts'

/** The notices about the items of a list (spec section 8). */
export type ItemToasts = Record<
  'created' | 'createFailed' | 'updated' | 'updateFailed' | 'deleted' | 'deleteFailed',
  ToastCopy
>

/** The notices of each list in the dashboard. */
export const itemToastsContent = localized({
  en: {
    portfolio: english('Portfolio item'),
    slider: english('Slider image'),
    inspiration: english('Inspiration'),
    post: english('Post'),
    volunteer: english('Volunteer'),
    contact: english('Message'),
  },
  hi: {
    portfolio: hindiFeminine('झलकी'),
    slider: hindiFeminine('तस्वीर'),
    inspiration: hindiFeminine('प्रेरणा'),
    post: hindiFeminine('गतिविधि'),
    volunteer: hindiFeminine('स्वयंसेवक की जानकारी'),
    contact: hindiMasculine('संदेश'),
  },
})

function english(name: string): ItemToasts {
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

// The verb follows the gender of the noun.

function hindiFeminine(name: string): ItemToasts {
  return {
    created: hindiSuccess(`${name} जोड़ी गई`),
    createFailed: hindiError(`${name} नहीं जोड़ी जा सकी`),
    updated: hindiSuccess(`${name} सहेजी गई`),
    updateFailed: hindiError(`${name} नहीं सहेजी जा सकी`),
    deleted: hindiSuccess(`${name} हटाई गई`),
    deleteFailed: hindiError(`${name} नहीं हटाई जा सकी`),
  }
}

function hindiMasculine(name: string): ItemToasts {
  return {
    created: hindiSuccess(`${name} जोड़ा गया`),
    createFailed: hindiError(`${name} नहीं जोड़ा जा सका`),
    updated: hindiSuccess(`${name} सहेजा गया`),
    updateFailed: hindiError(`${name} नहीं सहेजा जा सका`),
    deleted: hindiSuccess(`${name} हटाया गया`),
    deleteFailed: hindiError(`${name} नहीं हटाया जा सका`),
  }
}

function hindiSuccess(description: string): ToastCopy {
  return { title: 'हो गया', description }
}

function hindiError(description: string): ToastCopy {
  return { title: 'गड़बड़ हो गई', description }
}
