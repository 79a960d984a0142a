import { slugs } from '@/cms/slugs'
import { formWith, makePicture, uploadPicture } from '../uploads'
import { LONG, make, NO_FLAG, NO_IMAGE, NO_TEXT, type Samples } from './sample'

let imageUrl: Promise<string> | undefined

/** All bodies share one picture, because each upload starts an encoder. */
const withImage = async (fields: object) => {
  imageUrl ??= uploadPicture()
  return { ...fields, imageUrl: await imageUrl }
}

const item = {
  fields: { title: 'T', description: 'D', category: 'events' },
  wrong: {
    title: NO_TEXT,
    description: NO_TEXT,
    imageUrl: [...NO_IMAGE, ''],
    category: ['Gallery', '', null, { $in: ['events'] }],
    isPublished: NO_FLAG,
  },
}

const slide = {
  fields: { altText: 'A' },
  wrong: {
    altText: NO_TEXT,
    imageUrl: [...NO_IMAGE, ''],
    displayOrder: [-1, 'first', { $gt: 0 }, 1e12],
    isActive: NO_FLAG,
  },
}

const person = {
  fields: { name: 'Kabir' },
  wrong: { name: NO_TEXT, imageUrl: NO_IMAGE, sortOrder: [-1, 'x', {}] },
}

const post = {
  fields: { type: 'event', title: 'T', content: 'C', eventDate: '2027-01-02' },
  wrong: {
    type: ['other', '', null, { $ne: 'text' }],
    title: NO_TEXT,
    content: NO_TEXT,
    imageUrl: NO_IMAGE,
    videoUrl: ['http://youtu.be/x', 'javascript:alert(1)', 5],
    eventDate: ['soon', '2026-02-30', 5, { $date: 0 }],
    eventLocation: [LONG, 5, {}],
    isPublished: NO_FLAG,
    takesSignUps: NO_FLAG,
    places: [0, -1, 1.5, 'many', 1e9, true, {}],
    signUpsUntil: ['soon', '2026-02-30', 5, {}],
  },
}

const makeItem = make(slugs.portfolio, () => ({
  ...item.fields,
  sortOrder: 0,
  _status: 'published',
}))

const picture = { externalImageUrl: 'https://example.org/a.jpg' }

const makeSlide = make(slugs.sliderImages, () => ({ ...slide.fields, ...picture, displayOrder: 0 }))

const makePerson = make(slugs.inspirations, () => ({ ...person.fields, ...picture }))

const makePost = make(slugs.posts, async () => {
  const { toRichText } = await import('@/lib/rich-text')
  return { ...post.fields, content: toRichText('C'), _status: 'published' }
})

const makeSampleStory = make(slugs.stories, () => ({
  title: { en: 'S' },
  text: { en: 'T' },
  isSample: true,
}))

const upload = async () => formWith(await makePicture())

/** Samples of the calls for what visitors see: pictures, people, activities, texts. */
export const contentSamples: Samples = {
  'POST /api/upload': { body: upload },
  'POST /api/admin/preview': {
    body: () => ({ page: 'home-page', data: { hero: { title: { en: 'T' } } } }),
    wrong: { page: ['users', '', null, 7, { $ne: null }], data: ['x', 7, null, ['x']] },
  },
  'POST /api/admin/portfolio': { body: () => withImage(item.fields), wrong: item.wrong },
  'PATCH /api/admin/portfolio/{id}': {
    body: () => ({ title: 'New' }),
    wrong: item.wrong,
    makeId: makeItem,
  },
  'DELETE /api/admin/portfolio/{id}': { makeId: makeItem },
  'POST /api/admin/about-slider': { body: () => withImage(slide.fields), wrong: slide.wrong },
  'PUT /api/admin/about-slider/{id}': {
    body: () => withImage(slide.fields),
    wrong: slide.wrong,
    makeId: makeSlide,
  },
  'DELETE /api/admin/about-slider/{id}': { makeId: makeSlide },
  'POST /api/admin/inspirations': { body: () => person.fields, wrong: person.wrong },
  'PUT /api/admin/inspirations/{id}': {
    body: () => person.fields,
    wrong: person.wrong,
    makeId: makePerson,
  },
  'DELETE /api/admin/inspirations/{id}': { makeId: makePerson },
  'POST /api/admin/posts': { body: () => post.fields, wrong: post.wrong },
  'PATCH /api/admin/posts/{id}': {
    body: () => ({ content: 'New' }),
    wrong: post.wrong,
    makeId: makePost,
  },
  'DELETE /api/admin/posts/{id}': { makeId: makePost },
  'POST /api/admin/upload': { body: upload },
  'POST /api/admin/first-run': {
    body: () => ({ isDismissed: true }),
    wrong: { isDismissed: NO_FLAG },
  },
  'POST /api/admin/sample-content/confirm': {
    body: async () => ({ kind: 'story', id: await makeSampleStory() }),
    wrong: { kind: ['program', '', null, 7, { $ne: null }], id: NO_TEXT },
  },
}
