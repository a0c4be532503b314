import { Trans } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { TableIcon } from '#src/ui/base/more-icons.tsx'

/** Shown without a table: offers to scan its code where the venue, or any before one is chosen, takes orders at tables. */
export function NoTable({ venue }: { readonly venue: Venue | null }) {
  const { stores, location } = useInstance()
  const { venues } = useRestaurant()
  const hasTables = (venue ? [venue] : venues).some(({ table }) => table?.isActive)

  function scan() {
    stores.draft.setDefaults({ defaultType: 'table' })
    location.navigate(paths.orderOptions)
  }

  return (
    <EmptyState
      icon={<TableIcon size={32} />}
      action={
        hasTables ? (
          <Button variant="primary" onClick={scan}>
            <Trans id="wizard.table.scan">Scan the code</Trans>
          </Button>
        ) : (
          <Button onClick={() => location.navigate(paths.home, { replace: true })}>
            <Trans id="notFound.home">Go to the start</Trans>
          </Button>
        )
      }
    >
      {hasTables ? (
        <Trans id="table.unknown">We do not know your table yet. Scan its QR code, and your orders appear here.</Trans>
      ) : (
        <Trans id="table.notOffered">Orders at the table are not offered here.</Trans>
      )}
    </EmptyState>
  )
}
