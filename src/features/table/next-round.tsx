import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useStartAtOnce } from '#src/parts/start/use-start-at-once.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { OrderDraftState } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'

type NextRoundProps = { readonly venue: Venue; readonly table: SeatedTable }

/**
 * Button to the menu with an order at the table, started by the tap; to the wizard where that takes a question, because the
 * kitchen opens later, or to hear why nothing can be ordered.
 */
export function NextRound({ venue, table }: NextRoundProps) {
  const { stores, location } = useInstance()
  const draft = useSnapshot(stores.draft.state)
  const { isKnown, start } = useStartAtOnce(venue, 'table', { table, time: null })
  const isAtTable = (order: Readonly<OrderDraftState>) =>
    isStarted(order) && order.venueId === venue.id && order.table?.id === table.id
  const { isPending, run } = useMutation(async () => {
    await start?.()
    // A failure has been shown.
    if (isAtTable(stores.draft.state)) location.navigate(paths.menu)
  })

  function go() {
    if (isAtTable(stores.draft.state)) return location.navigate(paths.menu)
    if (start) return void run()
    stores.draft.setDefaults({ defaultType: 'table' })
    return location.navigate(paths.orderOptions)
  }

  return (
    <Button variant="primary" isWide isBusy={isPending || (!isKnown && !isAtTable(draft))} onClick={go}>
      <Trans id="table.next">Order more</Trans>
    </Button>
  )
}
