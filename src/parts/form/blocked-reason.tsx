import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './blocked-reason.css?inline'

declareStyles(css)

type BlockedReasonProps = {
  /** For `aria-describedby` of the button. */
  readonly id: string
  readonly children: ReactNode
}

/** Under a disabled order button: why it is disabled. */
export function BlockedReason({ id, children }: BlockedReasonProps) {
  return (
    <div className="blocked-reason" id={id}>
      {children}
    </div>
  )
}

/** The reason while there is no network. */
export function OfflineReason({ id }: { readonly id: string }) {
  return (
    <BlockedReason id={id}>
      <Trans id="offline.notice">Offline: prices may have changed</Trans>
    </BlockedReason>
  )
}
