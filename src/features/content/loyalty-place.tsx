import { Skeleton } from '#src/ui/base/skeleton.tsx'

/** Keeps the place of the loyalty box free until its code and the customer's points have come. */
export function LoyaltyPlace() {
  return (
    <div className="loyalty-box-place">
      <Skeleton shape="box" />
    </div>
  )
}
