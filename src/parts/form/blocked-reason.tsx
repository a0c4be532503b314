import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './blocked-reason.css?inline'

declareStyles(css)

type BlockedReasonProps = {
  /** Id for the `aria-describedby` of the button. */
  readonly id: string
  readonly children: ReactNode
}

/** Text under a disabled order button that says why it is disabled. */
export function BlockedReason({ id, children }: BlockedReasonProps) {
  return (
    <div className="blocked-reason" id={id}>
      {children}
    </div>
  )
}

/** Says that ordering needs a connection. */
export function OfflineReason({ id }: { readonly id: string }) {
  return (
    <BlockedReason id={id}>
      <Trans id="offline.notice">Offline: prices may have changed</Trans>
    </BlockedReason>
  )
}
