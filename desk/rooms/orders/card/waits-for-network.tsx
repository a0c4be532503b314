import { Trans } from '@lingui/react/macro'

import type { ExpectedTime } from '#desk/contract/orders.ts'
import { formatExpected } from '#desk/parts/formats.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

type WaitsForNetworkProps = {
  /** What its diner is promised; null = as it was ordered. */
  readonly expected: ExpectedTime | null
  readonly titleId: string
  readonly onTakeBack: () => void
}

/** Stands in place of the buttons of an order that was accepted without a network. */
export function WaitsForNetwork({ expected, titleId, onTakeBack }: WaitsForNetworkProps) {
  const time = expected && formatExpected(expected)
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
        {time === null ? (
          <Trans id="waiting.accepted">Accepted here. It waits for the network and is sent by itself.</Trans>
        ) : (
          <Trans id="waiting.acceptedFor">
            Accepted here for {time}. It waits for the network and is sent by itself.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
