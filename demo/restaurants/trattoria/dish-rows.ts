import type { RowsOf } from '#demo/restaurants/restaurant-seed.ts'
import { id } from '#demo/restaurants/restaurant-seed.ts'
import type { RestaurantText } from '#server/platform/texts/localized.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import type { Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

import { doughId, sizeId } from './additions.ts'
import { additionsOf } from './additions.ts'
import type { IngredientKey } from './ingredients.ts'
import { ingredientId } from './ingredients.ts'
import { nutritionOf } from './nutrition.ts'

export type Dish = Omit<RowsOf<'products'>[number], 'position'>

const traitIds = { vegetarian: 1, vegan: 2, glutenFree: 3, spicy: 4 } as const
const typeIds = { pizza: 1, kitchen: 2, burger: 3, dessert: 4, drink: 5 } as const
export const menuIds = { card: id<'Menu'>(1), lunch: id<'Menu'>(2) } as const

/** Photo code (null = no photo), names, descriptions. */
type DishText = readonly [photo: string | null, names: RestaurantText, descriptions: RestaurantText]
type DishOptions = {
  readonly of?: readonly IngredientKey[]
  readonly traits?: readonly (keyof typeof traitIds)[]
  readonly type?: keyof typeof typeIds
  readonly menus?: readonly Id<'Menu'>[]
  readonly additions?: keyof typeof additionsOf
  /** Free picks: their set, the least and most picks, the most flavours. */
  readonly picks?: Pick<Dish, 'picksId' | 'minPicks' | 'maxPicks' | 'maxFlavours'>
  readonly suggests?: readonly number[]
  readonly isAlcoholic?: boolean
  readonly isDiscountable?: boolean
  /** A pizza whose regular size is chosen when its sheet opens. */
  readonly isMostlyRegular?: boolean
}

/** A product; `price` in cents; its category is the hundreds of its number. */
export function dish(number: number, price: number, text: DishText, options: DishOptions = {}): Dish {
  const [photo, names, descriptions] = text
  return {
    id: id(number),
    names: restaurantTexts(names),
    descriptions: restaurantTexts(descriptions),
    photoCode: photo,
    photos: photo === null ? [] : [photo, `${photo}-2`],
    price: cents(price),
    categoryIds: [id(Math.floor(number / 100))],
    menuIds: [...(options.menus ?? [menuIds.card, menuIds.lunch])],
    typeId: id(typeIds[options.type ?? 'kitchen']),
    traitIds: (options.traits ?? []).map((trait) => id(traitIds[trait])),
    ingredientIds: (options.of ?? []).map(ingredientId),
    additionsId: options.additions ? additionsOf[options.additions] : null,
    ...options.picks,
    suggestedIds: (options.suggests ?? []).map((suggested) => id(suggested)),
    isAlcoholic: options.isAlcoholic ?? false,
    nutrition: nutritionOf(number),
    isDiscountable: options.isDiscountable ?? true,
  }
}

const doughs = [
  {
    id: doughId.classic,
    names: restaurantTexts({ it: 'Classico', en: 'Classic', de: 'Klassisch', fr: 'Classique', es: 'Clásica' }),
    price: cents(0),
    labels: null,
  },
  {
    id: doughId.wholemeal,
    names: restaurantTexts({ it: 'Integrale', en: 'Wholemeal', de: 'Vollkorn', fr: 'Complète', es: 'Integral' }),
    price: cents(100),
    labels: null,
  },
  {
    id: doughId.tallCrust,
    names: restaurantTexts({
      it: 'Napoletano',
      en: 'Neapolitan',
      de: 'Neapolitanisch',
      fr: 'Napolitaine',
      es: 'Napolitana',
    }),
    price: cents(50),
    labels: null,
  },
  {
    id: doughId.glutenFree,
    names: restaurantTexts({
      it: 'Senza glutine',
      en: 'Gluten-free',
      de: 'Glutenfrei',
      fr: 'Sans gluten',
      es: 'Sin gluten',
    }),
    price: cents(250),
    labels: restaurantTexts({
      it: 'Senza glutine (cucina non separata)',
      en: 'Gluten-free (shared kitchen)',
      de: 'Glutenfrei (gemeinsame Küche)',
      fr: 'Sans gluten (cuisine commune)',
      es: 'Sin gluten (cocina compartida)',
    }),
  },
]

/** A pizza: three sizes, four doughs, additions, and a price matrix with a price for the gluten-free standard size. */
export function pizza(number: number, price: number, text: DishText, options: DishOptions = {}): Dish {
  const base = dish(number, price, text, { type: 'pizza', additions: 'pizza', suggests: [901, 903, 801], ...options })
  const of = (size: Id<'Size'>, amount: number, eatIn: number | null) => ({
    sizeId: size,
    variantId: 'any' as const,
    price: cents(amount),
    eatInPrice: eatIn === null ? null : cents(eatIn),
  })
  const halfMetre = price * 2 + 200
  return {
    ...base,
    eatInPrice: cents(price + 100),
    ingredientIds: [ingredientId('wheat'), ...(base.ingredientIds ?? [])],
    sizes: [
      {
        id: sizeId.regular,
        names: restaurantTexts({ it: 'Normale', en: 'Regular', de: 'Normal', fr: 'Normale', es: 'Normal' }),
        price: cents(price),
        isStandard: options.isMostlyRegular ?? false,
      },
      {
        id: sizeId.maxi,
        names: restaurantTexts({ it: 'Maxi', en: 'Maxi', de: 'Maxi', fr: 'Maxi', es: 'Maxi' }),
        price: cents(price + 350),
      },
      {
        id: sizeId.halfMetre,
        names: restaurantTexts({
          it: 'Mezzo metro',
          en: 'Half metre',
          de: 'Halber Meter',
          fr: 'Demi-mètre',
          es: 'Medio metro',
        }),
        price: cents(halfMetre),
      },
    ],
    variants: doughs,
    variantNames: restaurantTexts({ it: 'Impasto', en: 'Dough', de: 'Teig', fr: 'Pâte', es: 'Masa' }),
    isVariantRequired: number >= 300,
    priceTable: [
      of(sizeId.regular, price, price + 100),
      of(sizeId.maxi, price + 350, price + 450),
      of(sizeId.halfMetre, halfMetre, null),
      {
        sizeId: sizeId.regular,
        variantId: doughId.glutenFree,
        price: cents(price + 200),
        eatInPrice: cents(price + 300),
      },
    ],
  }
}
