import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import type { EncodedPicture, PictureFile } from '@/cms/pictures/picture-encoder'
import { keepReady } from '@/cms/pictures/ready-pictures'
import { slugs } from '@/cms/slugs'
import { type FigureSeed, homeCounters, impactTiles, keyAchievements } from '@/content/figures'
import type { Localized } from '@/content/locale'
import { imageWidthsPx } from '@/domain/picture'
import { toRichText } from '@/lib/rich-text'
import { seedImages } from './images/alt-texts'
import {
  activities,
  inspirations,
  portfolioItems,
  programPictures,
  siteName,
  sliderFiles,
  storyPictures,
} from './sample-texts'

/** The server always runs from the root of the checkout. */
const IMAGE_DIR = path.resolve('src/cms/seed/images')

/**
 * Fills an empty database with sample content in both languages. Resumes where an earlier run was killed:
 * existing content is left alone.
 */
export async function seedSampleContent(payload: Payload): Promise<void> {
  console.log('  Filling the empty database with sample content …')
  await seedSiteSettings(payload)
  await seedSlides(payload)
  await seedPortfolio(payload)
  await seedInspirations(payload)
  await addPictures(payload)
  await seedActivities(payload)
}

async function seedSlides(payload: Payload): Promise<void> {
  for (const [index, file] of sliderFiles.entries()) {
    await createOnce(payload, {
      collection: slugs.sliderImages,
      nameField: 'altText',
      name: altOf(file),
      data: {
        image: await seedPicture(payload, file),
        displayOrder: index,
        isActive: true,
      },
    })
  }
}

async function seedPortfolio(payload: Payload): Promise<void> {
  for (const [index, item] of portfolioItems.entries()) {
    await createOnce(payload, {
      collection: slugs.portfolio,
      nameField: 'title',
      name: item.title,
      data: {
        image: await seedPicture(payload, item.file),
        category: item.category,
        sortOrder: index,
        _status: 'published',
      },
      texts: { description: item.description },
    })
  }
}

async function seedInspirations(payload: Payload): Promise<void> {
  for (const [index, person] of inspirations.entries()) {
    await createOnce(payload, {
      collection: slugs.inspirations,
      nameField: 'name',
      name: person.name,
      data: {
        image: await seedPicture(payload, person.file),
        program: (await findByAnchor(payload, slugs.programs, person.program))?.id,
        sortOrder: index,
      },
      texts: { line: person.line },
    })
  }
}

/** Adds pictures to the programs and stories that `seedPages` has created. */
async function addPictures(payload: Payload): Promise<void> {
  for (const [anchor, file] of Object.entries(programPictures)) {
    await addPicture(payload, { collection: slugs.programs, field: 'picture', anchor, file })
  }
  for (const [anchor, file] of Object.entries(storyPictures)) {
    await addPicture(payload, { collection: slugs.stories, field: 'image', anchor, file })
  }
}

async function seedActivities(payload: Payload): Promise<void> {
  // Oldest first: the page shows the newest on top.
  for (const activity of activities.toReversed()) {
    await createOnce(payload, {
      collection: slugs.posts,
      nameField: 'title',
      name: activity.title,
      data: {
        type: activity.type,
        image: await seedPicture(payload, activity.file),
        _status: 'published',
      },
      texts: {
        content: { en: toRichText(activity.content.en), hi: toRichText(activity.content.hi) },
      },
    })
  }
}

type Sample<Slug extends CollectionSlug> = {
  collection: Slug
  /** The localized field that identifies the document. */
  nameField: string
  name: Localized<string>
  data: Record<string, unknown>
  /** Its other localized fields. */
  texts?: Record<string, { en: unknown; hi: unknown }>
}

/** Creates a document with its texts in both languages, unless it exists. */
async function createOnce<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, nameField, name, data, texts = {} }: Sample<Slug>,
): Promise<void> {
  const localized = Object.entries({ [nameField]: name, ...texts })
  const inLocale = (locale: 'en' | 'hi') =>
    Object.fromEntries(localized.map(([field, text]) => [field, text[locale]]))
  await ensureBilingual(payload, {
    collection,
    nameField,
    name,
    hindi: inLocale('hi'),
    create: () =>
      payload.create({
        collection,
        locale: 'en',
        data: {
          ...data,
          ...inLocale('en'),
          isSample: true,
        } as RequiredDataFromCollectionSlug<Slug>,
        overrideAccess: true,
      }),
  })
}

type Seeded = {
  collection: CollectionSlug
  nameField: string
  name: Localized<string>
  /** Creates it in English. */
  create: () => Promise<{ id: string }>
  hindi: Record<string, unknown>
}

/** Creates a document, Hindi last: a document with a Hindi name is complete. @returns its id. */
async function ensureBilingual(
  payload: Payload,
  { collection, nameField, name, create, hindi }: Seeded,
): Promise<string> {
  const findIn = async (locale: 'en' | 'hi') => {
    const { docs } = await payload.find({
      collection,
      locale,
      limit: 1,
      depth: 0,
      overrideAccess: true,
      where: { [nameField]: { equals: name[locale] } },
    })
    return docs[0]
  }
  const complete = await findIn('hi')
  if (complete) return String(complete.id)
  const { id } = (await findIn('en')) ?? (await create())
  await payload.update({
    collection,
    id,
    locale: 'hi',
    overrideAccess: true,
    data: hindi as never,
  })
  return String(id)
}

async function findByAnchor(
  payload: Payload,
  collection: 'programs' | 'stories',
  anchor: string,
): Promise<(Record<string, unknown> & { id: string }) | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { anchor: { equals: anchor } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] && { ...docs[0] }
}

type ItemPicture = {
  collection: 'programs' | 'stories'
  /** The collection's field for it. */
  field: string
  anchor: string
  file: string
}

/** Adds a picture to a sample item, unless it has one. */
async function addPicture(
  payload: Payload,
  { collection, field, anchor, file }: ItemPicture,
): Promise<void> {
  const item = await findByAnchor(payload, collection, anchor)
  if (!item?.isSample || item[field]) return
  const picture = await seedPicture(payload, file)
  await payload.update({
    collection,
    id: item.id,
    data: { [field]: picture, isSample: true, _status: 'published' },
    overrideAccess: true,
  })
}

/** Adds a picture of this folder to the media library, unless it is there. @returns its id. */
function seedPicture(payload: Payload, file: string): Promise<string> {
  const name = altOf(file)
  return ensureBilingual(payload, {
    collection: slugs.media,
    nameField: 'alt',
    name,
    hindi: { alt: name.hi },
    create: async () => {
      const picture = await readPicture(file)
      keepReady(picture)
      const { data } = picture.full
      return payload.create({
        collection: slugs.media,
        file: { data, mimetype: 'image/webp', name: file, size: data.length },
        data: { alt: name.en, isSample: true },
        locale: 'en',
        // Our own pictures are already clean WebP: re-encoding would only degrade them.
        context: { isPrepared: true },
        overrideAccess: true,
      })
    },
  })
}

/** Reads a picture with its smaller sizes from this folder: encoding those took half of a first start. */
async function readPicture(file: string): Promise<EncodedPicture> {
  const full = await readPictureFile(file)
  const sizes: EncodedPicture['sizes'] = {}
  for (const width of imageWidthsPx) {
    const isSmaller = width < full.width
    const name = file.replace(/\.webp$/, `-${width}.webp`)
    sizes[`w${width}`] = isSmaller ? await readPictureFile(name) : full
  }
  return { full, sizes }
}

async function readPictureFile(name: string): Promise<PictureFile> {
  const data = await readFile(path.join(IMAGE_DIR, name))
  const { width, height } = await sharp(data).metadata()
  return { data, width, height }
}

function altOf(file: string): Localized<string> {
  const alt = seedImages[file]
  if (!alt) throw new Error(`No alternative text for the seed picture ${file}`)
  return alt
}

async function seedSiteSettings(payload: Payload): Promise<void> {
  const figureLists = { homeCounters, achievements: keyAchievements, impactTiles }
  const figuresIn = (locale: 'en' | 'hi', ids: Record<string, { id?: string | null }[]>) =>
    Object.fromEntries(
      Object.entries(figureLists).map(([field, figures]: [string, FigureSeed[]]) => [
        field,
        figures.map(({ value, label }, index) => ({
          id: ids[field]?.[index]?.id,
          value,
          label: label[locale],
          isSample: true,
        })),
      ]),
    )
  const saved = await payload.updateGlobal({
    slug: slugs.siteSettings,
    locale: 'en',
    data: {
      ...siteName.en,
      ...figuresIn('en', {}),
      heroImage: await seedPicture(payload, 'hero.webp'),
      aboutImage: await seedPicture(payload, 'about.webp'),
    },
    overrideAccess: true,
  })
  // The rows are the same in both languages: only their labels differ.
  await payload.updateGlobal({
    slug: slugs.siteSettings,
    locale: 'hi',
    data: {
      ...siteName.hi,
      ...figuresIn('hi', {
        homeCounters: saved.homeCounters ?? [],
        achievements: saved.achievements ?? [],
        impactTiles: saved.impactTiles ?? [],
      }),
    },
    overrideAccess: true,
  })
}
