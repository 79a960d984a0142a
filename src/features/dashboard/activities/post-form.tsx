import type { RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '@/components/form/form-field'
import { dashboardContent } from '@/content/dashboard'
import { type PostFormValues, type PostInput, postForm, postTypes } from '@/domain/post'
import type { AdminPostDto } from '@/domain/responses/post'
import { toIndianInput } from '@/lib/dates'
import { BilingualField } from '../editor/bilingual-field'
import { CheckField } from '../editor/check-field'
import { DashboardForm } from '../editor/dashboard-form'
import { FormEnd } from '../editor/form-end'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import { SignUpFields } from './sign-up-fields'

type PostFormProps = {
  post: AdminPostDto | null
  save: (input: PostInput) => Promise<void>
  /** Receives the function that the dialog calls before it closes. */
  mayCloseRef: RefObject<() => boolean>
  onReload: () => void
  onCancel: () => void
}

/** The form of a new or existing activity. */
export function PostForm({ post, save, mayCloseRef, onReload, onCancel }: PostFormProps) {
  const dashboard = useCopy(dashboardContent)
  const copy = dashboard.activities.form
  const form = useAdminForm<PostFormValues, PostInput>({
    schema: shownRules,
    save,
    defaultValues: {
      title: post?.title ?? '',
      titleHi: post?.titleHi ?? '',
      content: post?.content ?? '',
      contentHi: post?.contentHi ?? '',
      // A type that the form does not offer must be chosen again.
      type: !post ? 'text' : post.type === 'other' ? '' : post.type,
      imageUrl: post?.imageUrl ?? '',
      videoUrl: post?.videoUrl ?? '',
      eventDate: post?.eventDate ? toIndianInput(post.eventDate) : '',
      eventLocation: post?.eventLocation ?? '',
      eventLocationHi: post?.eventLocationHi ?? '',
      takesSignUps: post?.takesSignUps ?? false,
      places: post?.places === undefined ? '' : String(post.places),
      signUpsUntil: post?.signUpsUntil ?? '',
      isPublished: post?.isPublished ?? true,
    },
  })
  const { field, image } = form
  mayCloseRef.current = form.mayClose
  const formatted = post?.formatted ?? []
  const fixed = Object.fromEntries(
    formatted.map((language) => [
      language,
      <>
        {copy.formatted}{' '}
        <a
          href={`/cms/collections/posts/${post?.id}?locale=${language}`}
          target="_blank"
          rel="noopener"
          className="font-semibold underline underline-offset-4"
        >
          {copy.openPanel}
        </a>
      </>,
    ]),
  )
  const type = useWatch({ control: form.methods.control, name: 'type' })
  return (
    <DashboardForm form={form} className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <FormField
          {...field('type')}
          copy={{ label: copy.type }}
          options={[
            ...(post?.type === 'other' ? [{ value: '', label: copy.typePlaceholder }] : []),
            ...postTypes.map((value) => ({ value, label: copy.types[value] })),
          ]}
          isRequired
          className="w-48"
        />
        <p className="min-w-0 flex-1 basis-64 text-ink-soft">{dashboard.editor.hindiNote}</p>
      </div>
      <BilingualField
        copy={copy.title}
        english={field('title')}
        hindi={field('titleHi')}
        isRequired
      />
      <BilingualField
        copy={copy.content}
        english={field('content')}
        hindi={field('contentHi')}
        rows={5}
        isRequired
        fixed={fixed}
      />
      <ImageField label={copy.image} {...image('imageUrl')} />
      {type === 'video' && <FormField copy={copy.videoUrl} {...field('videoUrl')} type="url" />}
      {type === 'event' && (
        <>
          <FormField
            copy={copy.eventDate}
            {...field('eventDate')}
            type="datetime-local"
            className="sm:w-64"
          />
          <BilingualField
            copy={copy.eventLocation}
            english={field('eventLocation')}
            hindi={field('eventLocationHi')}
          />
          <SignUpFields form={form} />
        </>
      )}
      <CheckField label={copy.isPublished} hint={copy.isPublishedHint} {...field('isPublished')} />
      <FormEnd
        submit={post ? copy.submit : copy.submitNew}
        form={form}
        onReload={onReload}
        onCancel={onCancel}
      />
    </DashboardForm>
  )
}

/** Ignores errors in fields that are hidden for the chosen type: nobody could correct them. */
const shownRules = {
  safeParse: (values: PostFormValues) => {
    const result = postForm.safeParse(values)
    return result.success ? result : postForm.safeParse({ ...values, ...hiddenFields(values) })
  },
}

/** Returns the hidden fields as undefined, which leaves their stored values unchanged. */
function hiddenFields({ type, takesSignUps }: PostFormValues): Partial<PostFormValues> {
  const isEvent = type === 'event'
  return {
    ...(type !== 'video' && { videoUrl: undefined }),
    ...(!isEvent && {
      eventDate: undefined,
      eventLocation: undefined,
      eventLocationHi: undefined,
    }),
    ...(!(isEvent && takesSignUps) && { places: undefined, signUpsUntil: undefined }),
  }
}
