import { msg } from '@lingui/core/macro'

import { productsByIdsQuery } from '#src/api/menu-calls.ts'
import { askDiner } from '#src/app/calls/ask-diner.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import type { UnitsByProduct } from '#src/domain/product/combo-stock.ts'
import { combosLeft, unitsLeftOf } from '#src/domain/product/combo-stock.ts'
import { missingChoices } from '#src/domain/product/missing-choices.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import { missingChoiceText } from '#src/i18n/product-refusal-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { orderSheet } from '#src/instance/routes/paths.ts'
import { addToOrder } from '#src/parts/cart/add-to-order.ts'
import { tooLargeText } from '#src/parts/cart/say-too-large.ts'
import { priceOf } from '#src/parts/price/price-of.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { createPendingAdditionStore } from '#src/state/pending-addition-store.ts'
import type { PendingAddition } from '#src/state/pending-addition-store.ts'

import { cartNow } from './cart.ts'
import { configure } from './choose.ts'
import { command } from './command.ts'
import type { Answer } from './command.ts'
import { countField, idOrNameField, listField, textField } from './fields.ts'
import { wholeDish } from './read-menu.ts'
import type { WholeDish } from './read-menu.ts'

const mostUnits = 99
/** As the sheet of a dish takes it. */
const longestNote = 200

/** Adds a dish as its sheet does. Before there is an order, the diner is asked for the time, and the dish waits. */
export const addToCart = command({
  description:
    'Adds a dish to the cart of the diner. It orders nothing: the diner looks at the cart, pays and sends the order. Before a time is chosen, the widget opens and asks the diner for it, and this dish is added once it is chosen.',
  isReadOnly: false,
  fields: {
    dish: idOrNameField('Id or exact name of the dish.'),
    size: idOrNameField('Id or name of its size. Without it the usual one.'),
    variant: idOrNameField('Id or name of its variant.'),
    extras: listField(
      'Additions, picks and dishes of a combo, each as often as it is wanted.',
      idOrNameField('Id or name.'),
    ),
    quantity: countField('How many, 1 unless given.', mostUnits),
    note: textField('A wish of the diner for the kitchen.', longestNote),
  },
  required: ['dish'],
  async run(instance, { dish: wanted, quantity = 1, ...wish }) {
    const dish = await wholeDish(instance, wanted)
    if (!dish.ok) return dish
    await instance.texts.need('all')
    const { product, place } = dish.value
    const pickStock = await pickStockOf(instance, dish.value)
    const chosen = configure(product, wish, { venueId: place.venueId, pickStock, quantity })
    if (!chosen.ok) return chosen
    const addition = { product, categoryId: dish.value.category.id, configuration: chosen.value, quantity }
    const refusal = whyNot(instance, dish.value, { ...addition, pickStock })
    return refusal === null ? add(instance, dish.value, addition) : refuse(refusal)
  },
})

/** What is left of the dishes that a combo is made of. */
async function pickStockOf(
  { api, queryClient, stores }: Instance,
  { product, place }: WholeDish,
): Promise<UnitsByProduct> {
  const ids = [...new Set((product.comboProducts ?? []).map(({ productId }) => productId))]
  if (ids.length === 0) return new Map()
  const { products } = await queryClient.fetchQuery(productsByIdsQuery(api, place, ids))
  return unitsLeftOf({ products, venueId: place.venueId, lines: stores.cart.state.cart.lines })
}

type Wanted = PendingAddition & { readonly pickStock: UnitsByProduct }

/** Why the dish cannot be added so, in the words in which the widget says it; null = it can. */
function whyNot(instance: Instance, { product, place, orderType }: WholeDish, wanted: Wanted): string | null {
  const { i18n, stores } = instance
  const { venueId, menuId } = place
  const { configuration, quantity, pickStock } = wanted
  if (isStarted(stores.draft.state) && whyNotOrderable(product, { menuId, orderType }))
    return i18n._(msg({ id: 'product.notAvailable', message: 'Product not available' }))
  const missing = missingChoices(product, configuration, { venueId, orderType })
  if (missing.length > 0) return missing.map((one) => missingChoiceText(i18n, one, priceOf(instance))).join(' ')
  const own = unitsLeft({ product, venueId, lines: stores.cart.state.cart.lines })
  const left = Math.min(own ?? Infinity, combosLeft(configuration.comboPicks, pickStock) ?? Infinity)
  if (left === 0) return i18n._(msg({ id: 'no_more_availability', message: 'No more available' }))
  return left < quantity ? `Only ${left} are left.` : null
}

async function add(instance: Instance, view: WholeDish, addition: PendingAddition): Promise<Answer> {
  const { stores, surface, options } = instance
  if (!isStarted(stores.draft.state)) return wait(instance, addition)
  if (!addToOrder(instance, addition, { ...view, isStarted: true })) return refuse(await tooLargeText(instance))
  // Its message belongs to a screen that somebody sees.
  if (options.mode !== 'inline' && !surface.isOpen) stores.dialogs.hideToast()
  return accept({ added: true, cart: await cartNow(instance) })
}

/** Keeps the dish until the diner has chosen the time, which the widget asks for. */
function wait(instance: Instance, addition: PendingAddition): Answer {
  const pending = instance.stores.of(createPendingAdditionStore)
  pending.keep(addition)
  if (askDiner(instance, orderSheet))
    return accept({ added: false, waits_for: 'the diner, who is asked now how and when; then this dish is added' })
  pending.take()
  return refuse('The page keeps the widget closed.')
}
