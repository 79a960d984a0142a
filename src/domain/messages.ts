/**
 * Every validation message, once. The first group is spec section 5 word for word, the second is
 * ours. Each is one fixed sentence (no figures filled in), so that a translation can be looked up
 * by its key: see `messageKey`.
 */
export const messages = {
  // Spec section 5.
  donorNameRequired: 'Full name is required',
  emailInvalid: 'Please enter a valid email',
  phoneInvalid: 'Please enter a valid phone number',
  amountMinimum: 'Minimum donation amount is ₹50',
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  imageUrlRequired: 'Image URL is required',
  categoryRequired: 'Category is required',
  altTextRequired: 'Alt text is required',
  nameRequired: 'Name is required',
  contentRequired: 'Content is required',
  keyIdRequired: 'Key ID is required',
  keySecretRequired: 'Key Secret is required',

  // Spec section 8, of responses that a form shows.
  loginFailed: 'Invalid username or password',

  // Ours.
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  occupationRequired: 'Occupation is required',
  motivationRequired: 'Motivation is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  typeRequired: 'Type is required',
  amountInvalid: 'Please enter a valid amount',
  amountDecimals: 'Please enter at most two decimals',
  amountMaximum: 'For a donation this large, please contact us first',
  subjectUnknown: 'Please choose a subject from the list',
  categoryUnknown: 'Please choose a category from the list',
  typeUnknown: 'Please choose a type from the list',
  interestsInvalid: 'Please choose interests from the list',
  skillsInvalid: 'Please enter skills as words with commas between them',
  statusUnknown: 'Status must be pending, approved or rejected',
  contactStatusUnknown: 'Status must be new, read or answered',
  noSuchStatus: 'There is no such status',
  noSuchSubject: 'There is no such subject',
  imageUrlInvalid: 'Please use an uploaded picture or an https address',
  photoUrlInvalid: 'Please use an uploaded photo',
  videoUrlInvalid: 'Please enter an https address',
  eventDateInvalid: 'Please enter a valid date',
  displayOrderInvalid: 'Display order must be 0 or more',
  sortOrderInvalid: 'Order must be 0 or more',
  providerUnknown: 'Only Razorpay is supported',
  upiIdInvalid: 'Please enter a valid UPI ID, such as name@bank',
  ifscInvalid: 'Please enter a valid IFSC code, such as ABCD0123456',
  paymentDetailsInvalid: 'The payment details are not complete',
  pageInvalid: 'Page must be a whole number from 1',
  limitInvalid: 'Limit must be a whole number from 1 to 200',
  dayInvalid: 'Please enter a day such as 2026-03-05',
  textInvalid: 'Please enter plain text',
  textTooLong: 'This text is too long',
  flagInvalid: 'Please answer yes or no',
  nothingToChange: 'There is nothing to change',
  bodyInvalid: 'The request could not be read',
  tooManyRequests: 'Too many requests. Please try again in a little while.',
  tooManyAttempts: 'Too many attempts. Please wait a little and try again.',
  fileRequired: 'Please choose a file',
  imageTooLarge: 'The image is too large',
  imageTypeUnknown: 'This kind of file is not accepted. Please choose a JPEG, PNG or WebP image.',
  imageTooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  imageTooHeavy:
    'This picture takes too much memory to open. Please save it as a plain JPEG and try again.',
  pictureKeepsFile:
    'The file of a picture never changes. Upload the new one as another picture, and choose it where this one is shown.',
  pdfTypeUnknown: 'This kind of file is not accepted. Please choose a PDF.',
  picturesBusy: 'Many pictures are being uploaded right now. Please try again in a few seconds.',
  photosFull:
    'We cannot take any more photos today. Please send the form without one, or come back tomorrow.',
  tooManyNow: 'More requests than usual are coming in. Please try again later, or write to us.',
  notFound: 'Not found',
  methodNotAllowed: 'Method not allowed',
  attemptUsed: 'This payment was begun before. Please reload the page and try again.',
  paymentNotVerified: 'The payment could not be verified',
  paymentNotConfirmed: 'The payment is not confirmed yet',
  paymentOnHold: 'The payment has arrived and is being checked',
  referenceRequired: 'Reference number is required',
  upiReferenceInvalid: 'A UPI reference (UTR) has exactly 12 digits',
  bankReferenceInvalid: 'A bank reference has 6 to 30 letters and digits',
  reasonRequired: 'Reason is required',
  kindUnknown: 'There is no such kind',
  webhookSecretTooShort: 'A webhook secret has at least 24 characters',
  idempotencyKeyInvalid: 'Idempotency-Key must be a UUID',
  idempotencyKeyReused: 'This Idempotency-Key was sent with other data before',
  stillWorking: 'This request is still being worked on. Please try again in a moment.',
  receivedOnInvalid: 'Please enter the day on which the money came in',
  methodUnknown: 'Please choose how it was paid',
  codeRequired: 'Code is required',
  codeWrong: 'This code is not right, or it was used before. Please enter the next one.',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  passwordTooShort: 'A password has at least 12 characters',
  passwordTooWeak:
    'This password is easy to guess. Use four or more words that do not belong together, or let a password manager make one.',
  passwordWrong: 'This password is not right',
  passwordNeeded: 'Please enter your password again',
  secondFactorNeeded: 'Please enter the code from your authenticator app',
  secondFactorSetUpFirst:
    'Your role needs a second factor. Please set it up first, on the page Your account.',
  secondFactorIsOn: 'The second factor is on already. Turn it off first to set up another app.',
  secondFactorNotBegun: 'Please begin the set-up again',
  resetLinkInvalid: 'This link no longer works. Please ask for a new one.',
  lastAdmin: 'This is the last admin. Make another admin first.',
  heldInPanel:
    'Someone is changing this in the panel right now. Please try again when they have saved it, at the latest in five minutes.',
  savedElsewhere:
    'This was saved meanwhile, by somebody else or by you in another tab. What you typed is still here.',
  changedMeanwhile: 'Someone else has changed this in the meantime. Please reload and try again.',
} as const

export type MessageKey = keyof typeof messages

/**
 * The key of a message, by which its translation is found.
 * @param message one of the sentences above, from a schema or from a response of the server.
 * @returns `null` for any other sentence.
 */
export function messageKey(message: string): MessageKey | null {
  let key: MessageKey
  for (key in messages) {
    if (messages[key] === message) return key
  }
  return null
}
