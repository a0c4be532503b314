import { ConfirmationScreen } from '#src/features/orders/confirmation-screen.tsx'
import { TablePlace } from '#src/features/table/table-place.tsx'

/** The placed order; below the state of one at a table stands the table. */
export function ConfirmationPage() {
  return <ConfirmationScreen table={<TablePlace />} />
}
