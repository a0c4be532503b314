import type { RowsOf } from '#demo/restaurants/restaurant-seed.ts'
import { id } from '#demo/restaurants/restaurant-seed.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'

import type { IngredientKey } from './ingredients.ts'
import { ingredientId } from './ingredients.ts'

/** Ids of the sizes (the first is the standard one) and doughs of every pizza. */
export const sizeId = { regular: id<'Size'>(1), maxi: id<'Size'>(2), halfMetre: id<'Size'>(3) } as const
export const doughId = {
  classic: id<'Variant'>(1),
  wholemeal: id<'Variant'>(2),
  tallCrust: id<'Variant'>(3),
  glutenFree: id<'Variant'>(4),
} as const

export const additionsOf = { pizza: 1, burger: 2, salad: 3, pasta: 4, gelato: 5 } as const

const group = (value: number) => id<'ExtraGroup'>(value)

/** An extra ingredient; `prices` in cents: the normal price, then the one of the maxi size where it differs. */
export function extra(key: IngredientKey, groupId: number, ...prices: [normal: number, maxi?: number]) {
  const [normal, maxi] = prices
  return {
    ingredientId: ingredientId(key),
    groupId: group(groupId),
    price: cents(normal),
    sizePrices: maxi === undefined ? [] : [{ sizeId: sizeId.maxi, price: cents(maxi) }],
  }
}

export const limit = { sizeId: 'any', max: null, min: null, free: null, price: null } as const

export const extraSets: RowsOf<'extraSets'> = [
  {
    id: additionsOf.pizza,
    groups: [
      {
        id: group(1),
        names: restaurantTexts({ it: 'Formaggi', en: 'Cheese', de: 'Käse', fr: 'Fromages', es: 'Quesos' }),
      },
      {
        id: group(2),
        names: restaurantTexts({
          it: 'Salumi e pesce',
          en: 'Meat and fish',
          de: 'Wurst und Fisch',
          fr: 'Charcuterie et poisson',
          es: 'Embutidos y pescado',
        }),
      },
      {
        id: group(3),
        names: restaurantTexts({ it: 'Verdure', en: 'Vegetables', de: 'Gemüse', fr: 'Légumes', es: 'Verduras' }),
      },
      {
        id: group(4),
        names: restaurantTexts({
          it: 'Salse e oli',
          en: 'Sauces and oils',
          de: 'Saucen und Öle',
          fr: 'Sauces et huiles',
          es: 'Salsas y aceites',
        }),
      },
      {
        id: group(5),
        names: restaurantTexts({ it: 'Da togliere', en: 'Leave out', de: 'Weglassen', fr: 'À enlever', es: 'Quitar' }),
      },
    ],
    extras: [
      extra('buffalo', 1, 250, 350),
      extra('burrata', 1, 300, 400),
      extra('gorgonzola', 1, 150),
      extra('fontina', 1, 150),
      extra('parmesan', 1, 100),
      extra('pecorino', 1, 100),
      extra('cookedHam', 2, 150, 200),
      extra('rawHam', 2, 250, 350),
      extra('spicySalami', 2, 150, 200),
      extra('nduja', 2, 200),
      extra('sausage', 2, 200),
      extra('speck', 2, 200),
      extra('tuna', 2, 200),
      extra('anchovy', 2, 150),
      extra('mushrooms', 3, 100),
      extra('artichokes', 3, 150),
      extra('aubergine', 3, 100),
      extra('courgette', 3, 100),
      extra('peppers', 3, 100),
      extra('onion', 3, 50),
      extra('rocket', 3, 100),
      extra('cherryTomato', 3, 100),
      extra('friarielli', 3, 150),
      extra('olives', 3, 100),
      extra('capers', 3, 50),
      extra('spicyOil', 4, 50),
      extra('pesto', 4, 100),
      extra('truffle', 4, 250),
      extra('noMozzarella', 5, -50),
    ],
    rules: [
      { ...limit, groupId: group(1), max: 3 },
      { ...limit, groupId: group(2), max: 3 },
      { ...limit, groupId: group(3), max: 5 },
      // On larger pizzas all vegetables have the same price.
      { ...limit, sizeId: sizeId.maxi, groupId: group(3), max: 4, price: cents(150) },
      { ...limit, sizeId: sizeId.halfMetre, groupId: group(3), max: 3, price: cents(200) },
      { ...limit, groupId: group(4), max: 2, free: 1 },
      { ...limit, groupId: group(5), max: 1 },
    ],
  },
  {
    id: additionsOf.burger,
    groups: [
      { id: group(6), names: restaurantTexts({ it: 'Salsa', en: 'Sauce', de: 'Sauce', fr: 'Sauce', es: 'Salsa' }) },
      {
        id: group(7),
        names: restaurantTexts({ it: 'Aggiunte', en: 'Extras', de: 'Extras', fr: 'Suppléments', es: 'Extras' }),
      },
    ],
    extras: [
      extra('mayonnaise', 6, 50),
      extra('yogurt', 6, 50),
      extra('mustard', 6, 50),
      extra('barbecue', 6, 50),
      extra('fontina', 7, 150),
      extra('egg', 7, 100),
      extra('onion', 7, 50),
      extra('cherryTomato', 7, 50),
    ],
    rules: [
      { ...limit, groupId: group(6), min: 1, max: 3, free: 1 },
      { ...limit, groupId: group(7), max: 3 },
    ],
  },
  {
    id: additionsOf.salad,
    groups: [
      {
        id: group(8),
        names: restaurantTexts({ it: 'Condimento', en: 'Dressing', de: 'Dressing', fr: 'Assaisonnement', es: 'Aliño' }),
      },
      {
        id: group(9),
        names: restaurantTexts({
          it: 'Rendila più ricca',
          en: 'Make it richer',
          de: 'Dazu',
          fr: 'Pour compléter',
          es: 'Complétala',
        }),
      },
    ],
    extras: [
      extra('oliveOil', 8, 0),
      extra('vinegar', 8, 0),
      extra('lemon', 8, 0),
      extra('yogurt', 8, 50),
      extra('chicken', 9, 250),
      extra('tuna', 9, 200),
      extra('egg', 9, 100),
      extra('walnuts', 9, 100),
      extra('chickpeas', 9, 100),
    ],
    rules: [
      { ...limit, groupId: group(8), min: 1, max: 2 },
      { ...limit, groupId: group(9), max: 2 },
    ],
  },
  {
    id: additionsOf.pasta,
    groups: [
      {
        id: group(10),
        names: restaurantTexts({
          it: 'Formato di pasta',
          en: 'Pasta shape',
          de: 'Nudelsorte',
          fr: 'Format de pâtes',
          es: 'Tipo de pasta',
        }),
      },
    ],
    extras: [extra('tagliatelle', 10, 0), extra('linguine', 10, 0), extra('freePasta', 10, 150)],
    rules: [{ ...limit, groupId: group(10), min: 1, max: 1 }],
  },
  {
    id: additionsOf.gelato,
    groups: [
      {
        id: group(11),
        names: restaurantTexts({
          it: 'Per finire',
          en: 'To top it off',
          de: 'Obendrauf',
          fr: 'Pour finir',
          es: 'Para terminar',
        }),
      },
    ],
    extras: [extra('whippedCream', 11, 50), extra('chopped', 11, 50), extra('cone', 11, 0)],
    rules: [],
  },
]
