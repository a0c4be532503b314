import { useLingui } from '@lingui/react/macro'

import type { ServiceType } from '#src/contract/service-type.ts'
import type { LocalTime } from '#src/contract/values.ts'

import { useServiceNames } from './use-service-names.ts'

type Shift = { readonly type: ServiceType; readonly from: LocalTime; readonly to: LocalTime }

/** How the slots of a shift are called: `Take-away, 12:00 to 14:30`. */
export function useShiftName(): (shift: Shift) => string {
  const { t } = useLingui()
  const names = useServiceNames()
  return ({ type, from, to }) => {
    const service = names[type]
    return t({ id: 'shift.name', message: `${service}, ${from} to ${to}` })
  }
}
