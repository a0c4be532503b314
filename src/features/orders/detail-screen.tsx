import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'wouter'

import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { FollowedOrder } from './followed-order.tsx'

/** One order of the history: its details, how to cancel it, and a link back [ORD-07]. */
export function DetailScreen() {
  const { t } = useLingui()
  const { location } = useInstance()
  const { id } = useParams<{ id: string }>()
  return (
    <>
      <TitleBar title={t({ id: 'orders.title', message: `Order #${id}` })} parent={secondaryPaths.history} />
      <FollowedOrder id={id} token={null}>
        <Button variant="text" onClick={() => location.backTo(secondaryPaths.history)}>
          <Trans id="orders.backToHistory">Back to your orders</Trans>
        </Button>
      </FollowedOrder>
    </>
  )
}
