import { useLingui } from '@lingui/react/macro'

import type { AuditAction } from '#desk/contract/audit.ts'

/** What was done, in words. */
export function useActionNames(): Readonly<Record<AuditAction, string>> {
  const { t } = useLingui()
  return {
    'order.confirm': t({ id: 'audit.order.confirm', message: 'Order confirmed' }),
    'order.refuse': t({ id: 'audit.order.refuse', message: 'Order refused' }),
    'order.cancel': t({ id: 'audit.order.cancel', message: 'Order cancelled' }),
    'order.remove': t({ id: 'audit.order.remove', message: 'Dishes removed from an order' }),
    'order.consume': t({ id: 'audit.order.consume', message: 'Order marked as consumed' }),
    'order.courier': t({ id: 'audit.order.courier', message: 'Courier of an order' }),
    'order.expected': t({ id: 'audit.order.expected', message: 'Expected time of an order' }),
    'order.message': t({ id: 'audit.order.message', message: 'Message about an order' }),
    'reservation.confirm': t({ id: 'audit.reservation.confirm', message: 'Reservation confirmed' }),
    'reservation.refuse': t({ id: 'audit.reservation.refuse', message: 'Reservation refused' }),
    'reservation.cancel': t({ id: 'audit.reservation.cancel', message: 'Reservation cancelled' }),
    'chat.message': t({ id: 'audit.chat.message', message: 'Message in a conversation' }),
    'table-call.done': t({ id: 'audit.table-call.done', message: 'Call of a table done' }),
    'product.make': t({ id: 'audit.product.make', message: 'Dish added' }),
    'product.edit': t({ id: 'audit.product.edit', message: 'Dish changed' }),
    'product.facts': t({ id: 'audit.product.facts', message: 'Facts of a dish changed' }),
    'product.photo': t({ id: 'audit.product.photo', message: 'Photo of a dish changed' }),
    'photo.add': t({ id: 'audit.photo.add', message: 'Photo added' }),
    'stock.set': t({ id: 'audit.stock.set', message: 'Stock of a dish set' }),
    'category.make': t({ id: 'audit.category.make', message: 'Category added' }),
    'category.edit': t({ id: 'audit.category.edit', message: 'Category changed' }),
    'ingredient.edit': t({ id: 'audit.ingredient.edit', message: 'Ingredient changed' }),
    'ingredient.available': t({ id: 'audit.ingredient.available', message: 'Ingredient switched on or off' }),
    'slot.make': t({ id: 'audit.slot.make', message: 'Slots added' }),
    'slot.edit': t({ id: 'audit.slot.edit', message: 'Slots changed' }),
    'slot.capacity': t({ id: 'audit.slot.capacity', message: 'Orders per slot changed' }),
    'delivery.edit': t({ id: 'audit.delivery.edit', message: 'Costs of delivery changed' }),
    'area.edit': t({ id: 'audit.area.edit', message: 'Delivery area changed' }),
    'point.edit': t({ id: 'audit.point.edit', message: 'Delivery point changed' }),
    'hours.edit': t({ id: 'audit.hours.edit', message: 'Opening hours changed' }),
    'closure.add': t({ id: 'audit.closure.add', message: 'Closure added' }),
    'closure.remove': t({ id: 'audit.closure.remove', message: 'Closure removed' }),
    'code.make': t({ id: 'audit.code.make', message: 'Discount code added' }),
    'code.edit': t({ id: 'audit.code.edit', message: 'Discount code changed' }),
    'code.active': t({ id: 'audit.code.active', message: 'Discount code switched on or off' }),
    'settings.restaurant': t({ id: 'audit.settings.restaurant', message: 'Settings of the restaurant changed' }),
    'settings.venue': t({ id: 'audit.settings.venue', message: 'Settings of a venue changed' }),
    'settings.service': t({ id: 'audit.settings.service', message: 'Settings of a way to order changed' }),
    'pause.restaurant': t({ id: 'audit.pause.restaurant', message: 'Restaurant paused or resumed' }),
    'pause.service': t({ id: 'audit.pause.service', message: 'Way to order paused or resumed' }),
    'member.add': t({ id: 'audit.member.add', message: 'Person added to the desk' }),
    'member.remove': t({ id: 'audit.member.remove', message: 'Person removed from the desk' }),
    'member.password': t({ id: 'audit.member.password', message: 'Password changed' }),
    'job.again': t({ id: 'audit.job.again', message: 'Job started again' }),
  }
}
