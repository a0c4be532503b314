import type { ServiceType } from '#src/contract/service-type.ts'
import { BagIcon, CalendarIcon, CutleryIcon, PinIcon, ScooterIcon, TableIcon } from '#src/ui/base/more-icons.tsx'

const icons = {
  takeAway: BagIcon,
  delivery: ScooterIcon,
  eatIn: CutleryIcon,
  dil: PinIcon,
  table: TableIcon,
  reservation: CalendarIcon,
} as const satisfies Record<ServiceType, typeof BagIcon>

/** Icon of an order type. */
export function OrderTypeIcon({ type }: { type: ServiceType }) {
  const Icon = icons[type]
  return <Icon />
}
