import type { FilterVerdict } from '#src/domain/menu/filter-verdict.ts'
import { filterVerdict } from '#src/domain/menu/filter-verdict.ts'
import { indexMenu, searchMenu } from '#src/domain/menu/search-menu.ts'
import { allergenOrder } from '#src/domain/product/allergens.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import { amount, command } from './command.ts'
import { idOrNameField, listField, textField, wordField } from './fields.ts'
import { categoryOf, wholeMenu } from './read-menu.ts'
import type { WholeMenu } from './read-menu.ts'

/** More dishes than an agent should read at once. */
const mostDishes = 40

const saidOfAvoided: Readonly<Record<Exclude<FilterVerdict, 'hidden'>, string>> = {
  free: 'declared without them',
  'open-choice': 'depends on what is chosen: look at dish_details',
  undeclared: 'not fully declared: ask the restaurant',
}

/** Searches the menu as the diner does, with its search and its filter. */
export const findDishes = command({
  description:
    'Searches the menu of the restaurant and returns dishes with id, price and what is known of their allergens. Without any input it returns the menu from its beginning.',
  isReadOnly: true,
  fields: {
    words: textField('Words of the name, the description or the ingredients of a dish.', 200),
    category: idOrNameField('Id or name of a category of the menu.'),
    avoid: listField(
      'Allergens that must not be in it. A dish that always has one is left out; the others say in "avoided" whether that is sure.',
      wordField('An allergen of the law, in Italian: LATTE is milk.', allergenOrder),
    ),
  },
  required: [],
  async run(instance, { words, category, avoid = [] }) {
    const menu = await wholeMenu(instance)
    if (!menu.ok) return menu
    const { dishes, venue } = menu.value
    const wanted = category === undefined ? null : categoryOf(menu.value, category)
    if (wanted?.ok === false) return wanted
    const judged = dishes.flatMap((dish) => {
      const verdict = filterVerdict(dish.product, { traitIds: [], avoided: avoid })
      const isOther = wanted !== null && dish.category.id !== wanted.value.id
      return verdict === 'hidden' || isOther ? [] : [{ ...dish, verdict }]
    })
    const products = judged.map(({ product }) => product)
    const found = words?.trim() ? searchMenu(indexMenu(products), words) : products
    const shown = found.slice(0, mostDishes).flatMap((product) => judged.filter((dish) => dish.product === product))
    return accept({
      venue: venue.name,
      currency: venue.currencyCode,
      dishes: shown.map((dish) => describe(instance, menu.value, dish, avoid.length > 0)),
      not_shown: found.length - shown.length,
    })
  },
})

type Judged = WholeMenu['dishes'][number] & { readonly verdict: Exclude<FilterVerdict, 'hidden'> }

function describe(
  { stores }: Instance,
  { orderType, place }: WholeMenu,
  { product, category, verdict }: Judged,
  isFiltered: boolean,
) {
  const { price, isFrom } = shownPrice(product, orderType)
  const left = unitsLeft({ product, venueId: place.venueId, lines: stores.cart.state.cart.lines })
  return {
    id: product.id,
    name: product.name,
    category: category.name,
    description: product.description,
    price: amount(price),
    is_lowest_price: isFrom,
    traits: product.traits.map(({ name }) => name),
    is_sold_out: left === 0,
    ...(isFiltered ? { avoided: saidOfAvoided[verdict] } : {}),
  }
}
