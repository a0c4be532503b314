import { Plural } from '@lingui/react/macro'

import { Notice } from '#src/ui/base/notice.tsx'

/** Number of invalid fields of the last attempt, announced when there is more than one. */
export function FaultSummary({ faultCount }: { readonly faultCount: number }) {
  return (
    <div className="summary" role="alert">
      {faultCount > 1 && (
        <Notice kind="error">
          <Plural
            id="account.faults"
            value={faultCount}
            one="# field needs your attention"
            other="# fields need your attention"
          />
        </Notice>
      )}
    </div>
  )
}
