import { id } from '#demo/restaurants/restaurant-seed.ts'
import { cents } from '#src/domain/money.ts'

import type { Dish } from './dish-rows.ts'
import { dish, menuIds } from './dish-rows.ts'

/** A course of a combo: how many picks, and the dishes with their price inside the combo. */
type Course = {
  readonly category: number
  readonly min: number | null
  readonly max: number | null
  readonly dishes: readonly (readonly [number: number, price: number, preselected?: number])[]
}
type Terms = Pick<Dish, 'comboPricing' | 'minComboProducts' | 'maxComboProducts'> & {
  readonly courses: readonly Course[]
}

/**
 * Creates a combo. Fixed: picks cost 0 or a supplement. Variable: the prices of the picks add up, at least the price of
 * the combo.
 */
function combo(base: Dish, { courses, ...terms }: Terms): Dish {
  return {
    ...base,
    ...terms,
    comboCategories: courses.map(({ category, min, max }) => ({ id: id<'Category'>(category), min, max })),
    comboProducts: courses.flatMap(({ category, dishes }) =>
      dishes.map(([number, price, quantity = 0]) => ({
        productId: id<'Product'>(number),
        categoryId: id<'Category'>(category),
        quantity,
        price: cents(price),
      })),
    ),
  }
}

export const combos: readonly Dish[] = [
  combo(
    dish(
      1001,
      1200,
      [
        'menu-pizza',
        { it: 'Menù pizza', en: 'Pizza menu', de: 'Pizza-Menü', fr: 'Menu pizza', es: 'Menú pizza' },
        {
          it: 'Una pizza classica e una bibita; il dolce, se vuoi, a un prezzo speciale',
          en: 'A classic pizza and a drink; dessert, if you like, at a special price',
          de: 'Eine klassische Pizza und ein Getränk; Dessert auf Wunsch zum Sonderpreis',
          fr: 'Une pizza classique et une boisson ; dessert, si vous le voulez, à prix spécial',
          es: 'Una pizza clásica y una bebida; postre, si quieres, a precio especial',
        },
      ],
      { suggests: [803, 910] },
    ),
    {
      comboPricing: 'fixed',
      minComboProducts: 2,
      maxComboProducts: 3,
      courses: [
        {
          category: 2,
          min: 1,
          max: 1,
          dishes: [
            [201, 0],
            [202, 0],
            [203, 0],
            [204, 100],
            [205, 100],
            [206, 200],
            [207, 0],
            [208, 100],
          ],
        },
        {
          category: 9,
          min: 1,
          max: 1,
          dishes: [
            [901, 0],
            [902, 0],
            [903, 0],
            [904, 50],
            [905, 0],
            [906, 200],
          ],
        },
        {
          category: 8,
          min: null,
          max: 1,
          dishes: [
            [801, 350],
            [802, 300],
            [803, 300],
          ],
        },
      ],
    },
  ),
  combo(
    dish(1002, 1350, [
      'menu-burger',
      { it: 'Menù burger', en: 'Burger menu', de: 'Burger-Menü', fr: 'Menu burger', es: 'Menú hamburguesa' },
      {
        it: 'Un burger, la focaccia al pesto e una bibita',
        en: 'A burger, pesto focaccia and a drink',
        de: 'Ein Burger, Pesto-Focaccia und ein Getränk',
        fr: 'Un burger, la focaccia au pesto et une boisson',
        es: 'Una hamburguesa, focaccia al pesto y una bebida',
      },
    ]),
    {
      comboPricing: 'fixed',
      minComboProducts: 2,
      maxComboProducts: null,
      courses: [
        {
          category: 7,
          min: 1,
          max: 2,
          dishes: [
            [703, 0],
            [701, 100],
            [702, 0],
            [704, 0],
            // Included at first; the diner may remove it.
            [705, 0, 1],
          ],
        },
        {
          category: 9,
          min: 1,
          max: 1,
          dishes: [
            [903, 0, 1],
            [904, 0],
            [905, 0],
          ],
        },
      ],
    },
  ),
  combo(
    dish(
      1003,
      3000,
      [
        'menu-bambini',
        { it: 'Box famiglia', en: 'Family box', de: 'Familienbox', fr: 'Box famille', es: 'Caja familiar' },
        {
          it: 'Scegli tu cosa metterci: da 30 € in su, ogni piatto costa meno che alla carta',
          en: 'You choose what goes in: from 30 €, every dish costs less than on the card',
          de: 'Du wählst den Inhalt: ab 30 €, jedes Gericht günstiger als auf der Karte',
          fr: 'Vous choisissez le contenu : à partir de 30 €, chaque plat moins cher qu’à la carte',
          es: 'Tú eliges el contenido: desde 30 €, cada plato cuesta menos que en la carta',
        },
      ],
      { menus: [menuIds.card] },
    ),
    {
      comboPricing: 'variable',
      minComboProducts: 4,
      maxComboProducts: 8,
      courses: [
        {
          category: 1,
          min: null,
          max: 2,
          dishes: [
            [103, 500],
            [104, 700],
            [105, 550],
            [102, 950],
          ],
        },
        {
          category: 2,
          min: 2,
          max: 4,
          dishes: [
            [201, 550],
            [202, 450],
            [203, 700],
            [204, 750],
            [205, 700],
          ],
        },
        {
          category: 8,
          min: null,
          max: null,
          dishes: [
            [801, 450],
            [802, 400],
            [803, 400],
            [806, 300],
          ],
        },
      ],
    },
  ),
]
