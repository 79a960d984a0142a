/**
 * Messages about uploaded files. Separate from `messages`, which every public page with a form loads:
 * only the server checks files.
 */
export const uploadMessages = {
  fileRequired: 'Please choose a file',
  fileEmpty: 'This file is empty. Please choose it again, or another one.',
  imageTooLarge: 'The image is too large',
  imageTypeUnknown: 'This kind of file is not accepted. Please choose a JPEG, PNG or WebP image.',
  imageIsHeic:
    'This is a HEIC photo, as iPhones take them. Please save it as JPEG and choose that file. With Settings → Camera → Formats → Most Compatible, an iPhone takes JPEGs from now on.',
  imageDamaged: 'This picture is damaged or incomplete. Please choose it again, or another one.',
  imageTooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  imageTooHeavy:
    'This picture takes too much memory to open. Please save it as a plain JPEG and try again.',
  pictureKeepsFile:
    'The file of a picture never changes. Upload the new one as another picture, and choose it where this one is shown.',
  pdfTypeUnknown: 'This kind of file is not accepted. Please choose a PDF.',
  picturesBusy: 'Many pictures are being uploaded right now. Please try again in a few seconds.',
  photoGone: 'We no longer have this photo. Please choose it again.',
  photosFull:
    'We cannot take any more photos today. Please send the form without one, or come back tomorrow.',
} as const

/** What a person reads whose file exceeds `maxBytes`. */
export function fileTooLarge(maxBytes: number): string {
  return `This file is too large. It may have ${maxBytes / 1024 / 1024} MB at most.`
}
