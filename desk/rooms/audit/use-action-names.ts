import { useLingui } from '@lingui/react/macro'

import type { AuditAction } from '#desk/contract/audit.ts'

/** What was done, in words. */
export function useActionNames(): Readonly<Record<AuditAction, string>> {
  const { t } = useLingui()
  const ofSetUp = useSetUpNames()
  return {
    'order.place': t({ id: 'audit.order.place', message: 'Order taken by telephone' }),
    'order.test': t({ id: 'audit.order.test', message: 'Test order placed' }),
    'order.test-remove': t({ id: 'audit.order.test-remove', message: 'Test order removed' }),
    'order.pay-link': t({ id: 'audit.order.pay-link', message: 'Link to pay shown' }),
    'order.lapse': t({ id: 'audit.order.lapse', message: 'Order not paid in time' }),
    'order.confirm': t({ id: 'audit.order.confirm', message: 'Order confirmed' }),
    'order.refuse': t({ id: 'audit.order.refuse', message: 'Order refused' }),
    'order.cancel': t({ id: 'audit.order.cancel', message: 'Order cancelled' }),
    'order.remove': t({ id: 'audit.order.remove', message: 'Dishes removed from an order' }),
    'order.consume': t({ id: 'audit.order.consume', message: 'Order marked as consumed' }),
    'order.courier': t({ id: 'audit.order.courier', message: 'Courier of an order' }),
    'order.expected': t({ id: 'audit.order.expected', message: 'Expected time of an order' }),
    'order.message': t({ id: 'audit.order.message', message: 'Message about an order' }),
    'order.print': t({ id: 'audit.order.print', message: 'Ticket of an order printed' }),
    'reservation.confirm': t({ id: 'audit.reservation.confirm', message: 'Reservation confirmed' }),
    'reservation.refuse': t({ id: 'audit.reservation.refuse', message: 'Reservation refused' }),
    'reservation.cancel': t({ id: 'audit.reservation.cancel', message: 'Reservation cancelled' }),
    'reservation.arrive': t({ id: 'audit.reservation.arrive', message: 'Guests of a reservation arrived' }),
    'reservation.no-show': t({ id: 'audit.reservation.no-show', message: 'Guests of a reservation did not come' }),
    'reservation.walk-in': t({ id: 'audit.reservation.walk-in', message: 'Guests without a reservation seated' }),
    'diner.export': t({ id: 'audit.diner.export', message: 'Data of a diner read' }),
    'diner.erase': t({ id: 'audit.diner.erase', message: 'Data of a diner erased' }),
    'chat.message': t({ id: 'audit.chat.message', message: 'Message in a conversation' }),
    'table-call.done': t({ id: 'audit.table-call.done', message: 'Call of a table done' }),
    ...usePrinterActionNames(),
    'table.close': t({ id: 'audit.table.close', message: 'Table closed' }),
    'table.move': t({ id: 'audit.table.move', message: 'Guests moved to another table' }),
    'menu.import': t({ id: 'audit.menu.import', message: 'Menu imported from a file' }),
    'menu.categories': t({ id: 'audit.menu.categories', message: 'Categories changed' }),
    'menu.traits': t({ id: 'audit.menu.traits', message: 'Diets and marks changed' }),
    'menu.ingredients': t({ id: 'audit.menu.ingredients', message: 'Ingredients changed' }),
    'menu.order': t({ id: 'audit.menu.order', message: 'Menu sorted' }),
    'menu.extras': t({ id: 'audit.menu.extras', message: 'Extras changed' }),
    'product.make': t({ id: 'audit.product.make', message: 'Dish added' }),
    'product.edit': t({ id: 'audit.product.edit', message: 'Dish changed' }),
    'product.facts': t({ id: 'audit.product.facts', message: 'Facts of a dish changed' }),
    'product.photo': t({ id: 'audit.product.photo', message: 'Photo of a dish changed' }),
    'photo.add': t({ id: 'audit.photo.add', message: 'Photo added' }),
    'photo.logo': t({ id: 'audit.photo.logo', message: 'Logo added' }),
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
    'pause.product': t({ id: 'audit.pause.product', message: 'Dish paused or resumed' }),
    'pause.category': t({ id: 'audit.pause.category', message: 'Category paused or resumed' }),
    'pause.busy': t({ id: 'audit.pause.busy', message: 'Busy minutes' }),
    'account.set': t({ id: 'audit.account.set', message: 'Payment account set' }),
    'account.test': t({ id: 'audit.account.test', message: 'Payment account tested' }),
    'account.retire': t({ id: 'audit.account.retire', message: 'Payment account taken out of use' }),
    ...ofSetUp,
    'restaurant.make': t({ id: 'audit.restaurant.make', message: 'Restaurant made' }),
    'restaurant.open': t({ id: 'audit.restaurant.open', message: 'Restaurant opened' }),
    ...useMemberActionNames(),
    'device.add': t({ id: 'audit.device.add', message: 'Device of a person is notified' }),
    'device.remove': t({ id: 'audit.device.remove', message: 'Device of a person is not notified any more' }),
    'job.again': t({ id: 'audit.job.again', message: 'Job started again' }),
  }
}

/** What was done with printers. */
function usePrinterActionNames(): Readonly<Record<Extract<AuditAction, `printer.${string}`>, string>> {
  const { t } = useLingui()
  return {
    'printer.add': t({ id: 'audit.printer.add', message: 'Printer added' }),
    'printer.edit': t({ id: 'audit.printer.edit', message: 'Printer changed' }),
    'printer.address': t({ id: 'audit.printer.address', message: 'New address of a printer' }),
    'printer.remove': t({ id: 'audit.printer.remove', message: 'Printer removed' }),
    'printer.test': t({ id: 'audit.printer.test', message: 'Printer tested' }),
    'printer.again': t({ id: 'audit.printer.again', message: 'Ticket printed again' }),
  }
}

/** What was done with somebody who works at the desk. */
function useMemberActionNames(): Readonly<Record<Extract<AuditAction, `member.${string}`>, string>> {
  const { t } = useLingui()
  return {
    'member.invite': t({ id: 'audit.member.invite', message: 'Owner invited' }),
    'member.withdraw': t({ id: 'audit.member.withdraw', message: 'Invitation withdrawn' }),
    'member.accept': t({ id: 'audit.member.accept', message: 'Invitation accepted' }),
    'member.add': t({ id: 'audit.member.add', message: 'Person added to the desk' }),
    'member.remove': t({ id: 'audit.member.remove', message: 'Person removed from the desk' }),
    'member.language': t({ id: 'audit.memberLanguage', message: 'Language chosen' }),
    'member.password': t({ id: 'audit.member.password', message: 'Password changed' }),
    'member.passkey-add': t({ id: 'audit.member.passkey-add', message: 'Passkey of a person added' }),
    'member.passkey-rename': t({ id: 'audit.member.passkey-rename', message: 'Passkey of a person renamed' }),
    'member.passkey-remove': t({ id: 'audit.member.passkey-remove', message: 'Passkey of a person removed' }),
    'member.passkey-refuse': t({
      id: 'audit.member.passkey-refuse',
      message: 'Passkey refused: it may have been copied',
    }),
  }
}

type SetUpAction = Extract<AuditAction, `set-up.${string}`>

/** The steps of the set-up. */
function useSetUpNames(): Readonly<Record<SetUpAction, string>> {
  const { t } = useLingui()
  return {
    'set-up.about': t({ id: 'audit.set-up.about', message: 'Name and website' }),
    'set-up.languages': t({ id: 'audit.set-up.languages', message: 'Languages' }),
    'set-up.look': t({ id: 'audit.set-up.look', message: 'Logo and colours' }),
    'set-up.news': t({ id: 'audit.set-up.news', message: 'News' }),
    'set-up.photos': t({ id: 'audit.set-up.photos', message: 'Photos of a venue' }),
    'set-up.services': t({ id: 'audit.set-up.services', message: 'Ways to order' }),
    'set-up.delivery': t({ id: 'audit.set-up.delivery', message: 'Where the restaurant delivers' }),
    'set-up.payments': t({ id: 'audit.set-up.payments', message: 'Ways to pay' }),
    'set-up.questions': t({ id: 'audit.set-up.questions', message: 'Questions at the checkout' }),
    'set-up.loyalty': t({ id: 'audit.set-up.loyalty', message: 'Loyalty card' }),
    'set-up.legal': t({ id: 'audit.set-up.legal', message: 'Legal texts' }),
    'set-up.place': t({ id: 'audit.set-up.place', message: 'Address and contact' }),
    'set-up.tables': t({ id: 'audit.set-up.tables', message: 'Tables' }),
    'set-up.hours': t({ id: 'audit.set-up.hours', message: 'Opening hours and closed days' }),
    'set-up.done': t({ id: 'audit.set-up.done', message: 'Step found right' }),
  }
}
