import { FailsafePicture } from '@/components/ui/failsafe-picture'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { volunteerInitials, volunteerName } from '@/domain/volunteer'
import { mayShowPicture } from '@/lib/image-hosts'
import { useCopy } from '../use-copy'

/** The photo of an applicant, or their initials. */
export function VolunteerPhoto({ volunteer }: { volunteer: VolunteerDto }) {
  const copy = useCopy(dashboardVolunteersContent)
  const { photoUrl } = volunteer
  const initials = (
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center rounded-full bg-neem-tint font-semibold text-neem-deep text-xl"
    >
      {volunteerInitials(volunteer)}
    </span>
  )
  if (!photoUrl || !mayShowPicture(photoUrl)) return initials
  const alt = copy.photoOf(volunteerName(volunteer))
  return (
    <FailsafePicture
      key={photoUrl}
      picture={{ src: photoUrl, alt }}
      sizes="4rem"
      className="size-16 shrink-0 rounded-full object-cover"
      whenBroken={initials}
    />
  )
}
