import type { RowsOf } from '#demo/restaurants/restaurant-seed.ts'
import { id } from '#demo/restaurants/restaurant-seed.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'

import { extra, limit, sizeId } from './additions.ts'

/** Ids of the sets of free picks, in the same table as the groups of additions, so the ids must not collide. */
export const picksOf = { gelato: 21, gelatoTub: 22, pizza: 23 } as const

export const tubSizeId = { half: id<'Size'>(11), whole: id<'Size'>(12) } as const

const group = (value: number) => id<'ExtraGroup'>(value)

const creams = {
  id: group(21),
  names: restaurantTexts({ it: 'Creme', en: 'Creamy', de: 'Milcheis', fr: 'Crèmes', es: 'Cremas' }),
}
const fruit = {
  id: group(22),
  names: restaurantTexts({ it: 'Frutta', en: 'Fruit', de: 'Fruchteis', fr: 'Fruits', es: 'Frutas' }),
}

const gelatoFlavours = [
  extra('milkCream', 21, 0),
  extra('custard', 21, 0),
  extra('darkChocolate', 21, 0),
  extra('gianduja', 21, 0),
  extra('hazelnut', 21, 0),
  extra('bronte', 21, 50),
  extra('coffee', 21, 0),
  extra('lemon', 22, 0),
  extra('strawberry', 22, 0),
  extra('mango', 22, 50),
  extra('peach', 22, 0),
]

export const flavourSets: RowsOf<'extraSets'> = [
  { id: picksOf.gelato, groups: [creams, fruit], extras: gelatoFlavours, rules: [] },
  {
    id: picksOf.gelatoTub,
    groups: [creams, fruit],
    extras: gelatoFlavours,
    // At least one fruit flavour; in the half tub at most two.
    rules: [
      { ...limit, groupId: fruit.id, min: 1 },
      { ...limit, sizeId: tubSizeId.half, groupId: fruit.id, min: 1, max: 2 },
    ],
  },
  {
    id: picksOf.pizza,
    groups: [
      {
        id: group(23),
        names: restaurantTexts({
          it: 'Di terra',
          en: 'From the land',
          de: 'Vom Land',
          fr: 'De la terre',
          es: 'De la tierra',
        }),
      },
      {
        id: group(24),
        names: restaurantTexts({
          it: 'Dell’orto',
          en: 'From the garden',
          de: 'Aus dem Garten',
          fr: 'Du potager',
          es: 'De la huerta',
        }),
      },
    ],
    extras: [
      extra('cookedHam', 23, 100),
      extra('spicySalami', 23, 100),
      extra('sausage', 23, 100),
      extra('anchovy', 23, 100),
      extra('mushrooms', 24, 0),
      extra('artichokes', 24, 50),
      extra('aubergine', 24, 0),
      extra('courgette', 24, 0),
      extra('peppers', 24, 0),
      extra('onion', 24, 0),
      extra('olives', 24, 0),
      extra('friarielli', 24, 0),
    ],
    // The first pick is free; larger pizzas cost more.
    rules: [
      { ...limit, groupId: group(23), max: 2, free: 1 },
      { ...limit, sizeId: sizeId.halfMetre, groupId: group(23), max: 2, free: 1, price: cents(200) },
    ],
  },
]
