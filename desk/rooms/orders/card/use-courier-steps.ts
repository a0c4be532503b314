import { useLingui } from '@lingui/react/macro'

import type { SelectOption } from '#src/ui/field/select-field.tsx'

/** The steps of a delivery that staff choose from (contract 2.15). */
export function useCourierSteps(): readonly SelectOption[] {
  const { t } = useLingui()
  return [
    { value: 'READY', label: t({ id: 'courier.ready', message: 'Ready' }) },
    { value: 'ASSIGNED_TO_COURIER', label: t({ id: 'courier.assigned', message: 'Assigned to a courier' }) },
    { value: 'ON_DELIVERY', label: t({ id: 'courier.onItsWay', message: 'On its way' }) },
    { value: 'DELIVERED', label: t({ id: 'courier.delivered', message: 'Delivered' }) },
    { value: 'UNDELIVERABLE', label: t({ id: 'courier.undeliverable', message: 'Could not be delivered' }) },
    { value: 'CANCELLED', label: t({ id: 'courier.cancelled', message: 'Cancelled' }) },
  ]
}
