import { Plural } from '@lingui/react/macro'

import { Notice } from '#src/ui/base/notice.tsx'

/** How many fields the last try found wrong, read out when there is more than one. */
export function FaultSummary({ faultCount }: { readonly faultCount: number }) {
  return (
    <div className="summary" role="alert">
      {faultCount > 1 && (
        <Notice kind="error">
          <Plural id="account.faults" value={faultCount} one="# field needs a look" other="# fields need a look" />
        </Notice>
      )}
    </div>
  )
}
