import type { Field } from 'payload'
import { slugs } from '@/cms/slugs'
import { isImageUrl } from '@/domain/media-url'

/** How to describe a picture, with an example. */
export const PICTURE_HINT =
  'Say what can be seen, for people who cannot see it: "Girls reading under a neem tree", not "photo" or "our program".'

/**
 * A picture from the media library or, if it is on another site, its https address.
 * @param description tells editors what the picture is for.
 */
export function pictureFields(description: string): Field[] {
  return [
    {
      name: 'image',
      type: 'upload',
      relationTo: slugs.media,
      admin: { description },
    },
    {
      name: 'externalImageUrl',
      type: 'text',
      label: 'Address of an external picture',
      maxLength: 2000,
      validate: (value: string | null | undefined) =>
        !value || isImageUrl(value) || 'Please enter an https address',
      admin: {
        description: 'Only if the picture is not in the media library.',
        condition: (data) => !data?.image,
      },
    },
  ]
}
