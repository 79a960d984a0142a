import { INSPIRATION_SKELETON_COUNT } from '@/domain/inspiration'
import { InspirationSkeletons } from '@/features/inspiration/inspiration-grid'

/** Shown while the people load (spec section 2). */
export default function InspirationLoading() {
  return (
    <div className="page-width pt-40 pb-24">
      <InspirationSkeletons count={INSPIRATION_SKELETON_COUNT} />
    </div>
  )
}
