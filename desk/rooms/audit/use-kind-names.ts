import { useLingui } from '@lingui/react/macro'

import type { AuditKind } from '#desk/contract/audit.ts'

/** Kinds of things that are changed, in words. */
export function useKindNames(): Readonly<Record<AuditKind, string>> {
  const { t } = useLingui()
  return {
    order: t({ id: 'audit.kind.order', message: 'Orders' }),
    reservation: t({ id: 'audit.kind.reservation', message: 'Reservations' }),
    diner: t({ id: 'audit.kind.diner', message: 'Data of diners' }),
    chat: t({ id: 'audit.kind.chat', message: 'Conversations' }),
    'table-call': t({ id: 'audit.kind.table-call', message: 'Calls of tables' }),
    restaurant: t({ id: 'audit.kind.restaurant', message: 'The restaurant' }),
    printer: t({ id: 'audit.kind.printer', message: 'Printers' }),
    table: t({ id: 'audit.kind.table', message: 'Tables' }),
    menu: t({ id: 'audit.kind.menu', message: 'The menu' }),
    product: t({ id: 'audit.kind.product', message: 'Dishes' }),
    photo: t({ id: 'audit.kind.photo', message: 'Photos' }),
    stock: t({ id: 'audit.kind.stock', message: 'Stock' }),
    category: t({ id: 'audit.kind.category', message: 'Categories' }),
    ingredient: t({ id: 'audit.kind.ingredient', message: 'Ingredients' }),
    slot: t({ id: 'audit.kind.slot', message: 'Slots' }),
    delivery: t({ id: 'audit.kind.delivery', message: 'Costs of delivery' }),
    area: t({ id: 'audit.kind.area', message: 'Delivery areas' }),
    point: t({ id: 'audit.kind.point', message: 'Delivery points' }),
    hours: t({ id: 'audit.kind.hours', message: 'Opening hours' }),
    closure: t({ id: 'audit.kind.closure', message: 'Closures' }),
    code: t({ id: 'audit.kind.code', message: 'Discount codes' }),
    settings: t({ id: 'audit.kind.settings', message: 'Settings' }),
    'set-up': t({ id: 'audit.kind.set-up', message: 'Set-up' }),
    account: t({ id: 'audit.kind.account', message: 'Payment accounts' }),
    pause: t({ id: 'audit.kind.pause', message: 'Pauses' }),
    member: t({ id: 'audit.kind.member', message: 'People of the desk' }),
    device: t({ id: 'audit.kind.device', message: 'Devices that are notified' }),
    job: t({ id: 'audit.kind.job', message: 'Jobs' }),
  }
}
