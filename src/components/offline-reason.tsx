import { Trans } from '@lingui/react/macro'

import { declareStyles } from '#src/ui/styles.ts'

import css from './offline-reason.css?inline'

declareStyles(css)

/** Why nothing can be ordered: under a button that waits for the network, which it describes. */
export function OfflineReason({ id }: { readonly id: string }) {
  return (
    <p className="offline-reason" id={id}>
      <Trans id="offline.notice">Offline: prices may have changed</Trans>
    </p>
  )
}
