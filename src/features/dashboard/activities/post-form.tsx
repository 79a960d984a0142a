'use client'

import { type RefObject, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { controlClass, Field } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { type PostFormValues, type PostInput, postForm, postTypes } from '@/domain/post'
import type { AdminPostDto } from '@/domain/responses/post'
import { toIndianInput } from '@/lib/dates'
import { CheckField } from '../editor/check-field'
import { FormEnd } from '../editor/form-end'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'

type PostFormProps = {
  post: AdminPostDto | null
  save: (input: PostInput) => Promise<void>
  /** Where the dialog finds what to ask before it closes. */
  mayCloseRef: RefObject<() => boolean>
  onReload: () => void
  onCancel: () => void
}

const copy = dashboardContent.activities.form

/** The form of an activity, new or to be changed. */
export function PostForm({ post, save, mayCloseRef, onReload, onCancel }: PostFormProps) {
  const [isUploading, setIsUploading] = useState(false)
  const { form, submit, failure, isSubmitting, mayClose, errorOf } = useAdminForm<
    PostFormValues,
    PostInput
  >({
    schema: postForm,
    save,
    defaultValues: {
      title: post?.title ?? '',
      content: post?.content ?? '',
      // A type that no form offers has to be chosen anew.
      type: !post ? 'text' : post.type === 'other' ? '' : post.type,
      imageUrl: post?.imageUrl ?? '',
      videoUrl: post?.videoUrl ?? '',
      eventDate: post?.eventDate ? toIndianInput(post.eventDate) : '',
      eventLocation: post?.eventLocation ?? '',
      isPublished: post?.isPublished ?? true,
    },
  })
  mayCloseRef.current = mayClose
  const { register, control, setValue } = form
  const imageUrl = useWatch({ control, name: 'imageUrl' }) ?? ''
  const type = useWatch({ control, name: 'type' })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <TextField
          copy={copy.title}
          registration={register('title')}
          error={errorOf('title')}
          isRequired
        />
        <Field label={copy.type} error={errorOf('type')} isRequired>
          {(props) => (
            <select {...props} {...register('type')} className={controlClass}>
              {post?.type === 'other' && <option value="">{copy.typePlaceholder}</option>}
              {postTypes.map((option) => (
                <option key={option} value={option}>
                  {copy.types[option]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <TextField
        copy={copy.content}
        registration={register('content')}
        error={errorOf('content')}
        rows={5}
        isRequired
      />
      <ImageField
        label={copy.image}
        url={imageUrl}
        setUrl={(url) => setValue('imageUrl', url, { shouldDirty: true })}
        error={errorOf('imageUrl')}
        setIsUploading={setIsUploading}
        toasts={{
          uploaded: adminToastsContent.imageUploaded,
          failed: adminToastsContent.imageUploadFailed,
        }}
      />
      {type === 'video' && (
        <TextField
          copy={copy.videoUrl}
          registration={register('videoUrl')}
          error={errorOf('videoUrl')}
          type="url"
        />
      )}
      {type === 'event' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            copy={copy.eventDate}
            registration={register('eventDate')}
            error={errorOf('eventDate')}
            type="datetime-local"
          />
          <TextField
            copy={copy.eventLocation}
            registration={register('eventLocation')}
            error={errorOf('eventLocation')}
          />
        </div>
      )}
      <CheckField
        label={copy.isPublished}
        hint={copy.isPublishedHint}
        registration={register('isPublished')}
      />
      <FormEnd
        submit={post ? copy.submit : copy.submitNew}
        isSubmitting={isSubmitting}
        isBlocked={isUploading}
        failure={failure}
        onReload={onReload}
        onCancel={onCancel}
      />
    </form>
  )
}
