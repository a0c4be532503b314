import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

type WaitsForNetworkProps = { readonly titleId: string; readonly onTakeBack: () => void }

/** Stands in place of the buttons of an order that was accepted without a network. */
export function WaitsForNetwork({ titleId, onTakeBack }: WaitsForNetworkProps) {
  return (
    <Notice
      kind="info"
      action={
        <Button size="small" aria-describedby={titleId} onClick={onTakeBack}>
          <Trans id="orders.takeBack">Take back</Trans>
        </Button>
      }
    >
      <p>
        <Trans id="waiting.accepted">Accepted here. It waits for the network and is sent by itself.</Trans>
      </p>
    </Notice>
  )
}
