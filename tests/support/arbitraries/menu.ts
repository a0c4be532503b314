import fc from 'fast-check'

import type {
  Category,
  ComboCategory,
  ComboProduct,
  ExtraIngredient,
  ExtraSet,
  GroupRule,
  Ingredient,
  Nutrition,
  PriceRow,
  Product,
  Size,
  Variant,
} from '#src/contract/product.ts'
import type { ShiftDay, TimeSlot } from '#src/contract/shift.ts'

import {
  aCount,
  aDate,
  aFlag,
  aList,
  aNumber,
  anId,
  anIdOrAny,
  anObject,
  aText,
  aTime,
  orNull,
  someCents,
} from './values.ts'

export const aCategory = anObject<Category>({ id: anId(), name: aText, description: orNull(aText) })
export const aCategoryRef = anObject<Product['category']>({ id: anId(), name: aText })

const ingredientFields = {
  id: anId<'Ingredient'>(),
  name: aText,
  allergens: aList(aText),
  isAvailable: aFlag,
  excludedVenueIds: aList(anId<'Venue'>()),
}
const anIngredient = anObject<Ingredient>(ingredientFields)

const anExtraIngredient = anObject<ExtraIngredient>({
  ...ingredientFields,
  groupId: anId(),
  price: someCents,
  sizePrices: aList(anObject<ExtraIngredient['sizePrices'][number]>({ sizeId: anId(), price: someCents })),
})

const aGroupRule = anObject<GroupRule>({
  sizeId: anIdOrAny(),
  groupId: anId(),
  max: orNull(aCount),
  min: orNull(aCount),
  free: orNull(aCount),
  price: orNull(someCents),
})

const anExtraSet = anObject<ExtraSet>({
  groups: aList(anObject<ExtraSet['groups'][number]>({ id: anId(), name: aText })),
  ingredients: aList(anExtraIngredient),
  groupRules: aList(aGroupRule),
})

const aSize = anObject<Size>({ id: anId(), name: aText, price: someCents, isStandard: aFlag })
const aVariant = anObject<Variant>({ id: anId(), name: aText, price: someCents, label: orNull(aText) })
const aPriceRow = anObject<PriceRow>({
  sizeId: anIdOrAny(),
  variantId: anIdOrAny(),
  price: someCents,
  eatInPrice: orNull(someCents),
})

const aComboCategory = anObject<ComboCategory>({
  id: anId(),
  name: aText,
  min: orNull(aCount),
  max: orNull(aCount),
})
const aComboProduct = anObject<ComboProduct>({
  productId: anId(),
  categoryId: anId(),
  name: aText,
  quantity: aCount,
  price: someCents,
  total: someCents,
  ingredients: aList(anIngredient),
})

const someGrams = orNull(aNumber)
const aNutrition = anObject<Nutrition>({
  energyKj: someGrams,
  energyKcal: someGrams,
  fatGrams: someGrams,
  saturatesGrams: someGrams,
  carbohydrateGrams: someGrams,
  sugarsGrams: someGrams,
  fibreGrams: someGrams,
  proteinGrams: someGrams,
  saltGrams: someGrams,
})

/** Any product, with or without the fields that lists leave out. */
export const anyProduct = anObject<Product>(
  {
    id: anId(),
    name: aText,
    description: orNull(aText),
    photoCode: orNull(aText),
    photos: aList(anObject<Product['photos'][number]>({ code: aText })),
    price: someCents,
    eatInPrice: orNull(someCents),
    category: aCategoryRef,
    categoryIds: aList(anId<'Category'>()),
    typeId: anId(),
    traits: aList(anObject<Product['traits'][number]>({ id: anId(), name: aText, icon: orNull(aText) })),
    ingredients: aList(anIngredient),
    sizes: aList(aSize),
    variants: aList(aVariant),
    variantName: orNull(aText),
    isVariantRequired: aFlag,
    priceTable: aList(aPriceRow),
    additions: orNull(anExtraSet),
    picks: orNull(anExtraSet),
    minPicks: orNull(aCount),
    maxPicks: orNull(aCount),
    maxFlavours: orNull(aCount),
    stock: aList(anObject<Product['stock'][number]>({ venueId: anId(), quantity: aCount })),
    suggestedProductIds: aList(anId<'Product'>()),
    isDiscountable: aFlag,
    isDeliverable: aFlag,
    menuIds: aList(anId<'Menu'>()),
    isCombo: aFlag,
    comboPricing: orNull(fc.constantFrom('fixed' as const, 'variable' as const)),
    minComboProducts: orNull(aCount),
    maxComboProducts: orNull(aCount),
    comboCategories: orNull(aList(aComboCategory)),
    comboProducts: orNull(aList(aComboProduct)),
    isAlcoholic: aFlag,
    nutrition: orNull(aNutrition),
  },
  ['additions', 'picks', 'comboCategories', 'comboProducts'],
)

export const aTimeSlot = anObject<TimeSlot>({
  from: aTime,
  to: orNull(aTime),
  timetableId: anId(),
  menuId: orNull(anId<'Menu'>()),
  deliveryCityIds: aList(anId<'DeliveryCity'>()),
})

export const aShiftDay = anObject<ShiftDay>({
  date: aDate,
  weekday: fc.integer({ min: 1, max: 7 }),
  day: fc.integer({ min: 1, max: 31 }),
  month: fc.integer({ min: 1, max: 12 }),
  slots: orNull(aList(aTimeSlot)),
})
