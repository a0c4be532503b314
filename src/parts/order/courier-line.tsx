import type { Order } from '#src/contract/placed-order.ts'
import { courierState } from '#src/domain/orders/courier-state.ts'
import { PhoneLink } from '#src/parts/screen/phone-link.tsx'

import { useCourierName } from './use-courier-name.ts'

type CourierLineProps = {
  readonly order: Pick<Order, 'courierCompany' | 'courierStatus' | 'courierName' | 'courierPhone'>
}

/** Whether a delivery company brings the order and its courier is known [ORD-05, ORD-12]. */
export function hasCourier({ courierCompany, courierStatus, courierName, courierPhone }: CourierLineProps['order']) {
  return courierCompany !== null && Boolean(courierName || courierPhone || courierState(courierStatus))
}

/** Name, phone number and state of the courier; unknown parts are left out. */
export function CourierLine({ order }: CourierLineProps) {
  const nameOf = useCourierName()
  const { courierName: name, courierPhone: phone } = order
  const state = courierState(order.courierStatus)
  const parts = [name, phone && <PhoneLink key="phone" phone={phone} />, state && nameOf(state)].filter(Boolean)
  return (
    <>
      {parts.map((part, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          {part}
        </span>
      ))}
    </>
  )
}
