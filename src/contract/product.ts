import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { arrayOf, field, wireObject } from './field-table.ts'
import {
  cents,
  count,
  flag,
  id,
  idOrAny,
  ids,
  list,
  number,
  oneOf,
  orNull,
  selection,
  text,
  whenPresent,
} from './values.ts'

export const category = wireObject({
  id: field('id', id('Category')),
  name: field('alias', text),
  description: field('descrizione', orNull(text)),
})
export type Category = z.output<typeof category>

const categoryRef = wireObject({ id: field('id', id('Category')), name: field('alias', text) })

const ingredientFields = {
  id: field('id', id('Ingredient')),
  name: field('alias', text),
  allergens: field('allergeni', list(text)),
  isAvailable: field('f_disponibile', flag),
  excludedVenueIds: field('mask_locali_esclusi', ids('Venue')),
} as const
export const ingredient = wireObject(ingredientFields)
export type Ingredient = z.output<typeof ingredient>

/** An addition or a pick: an ingredient with its group and prices. */
export const extraIngredient = wireObject({
  ...ingredientFields,
  groupId: field('id_gruppo', id('ExtraGroup')),
  price: field('variazione_prezzo', cents),
  sizePrices: field(
    'misure_prezzi_override',
    list(wireObject({ sizeId: field('id_misura', id('Size')), price: field('variazione_prezzo', cents) })),
  ),
})
export type ExtraIngredient = z.output<typeof extraIngredient>

/** Limits and group price for one size (or any size) of one group. */
export const groupRule = wireObject({
  sizeId: field('id_misura', idOrAny('Size')),
  groupId: field('id_gruppo', id('ExtraGroup')),
  max: field('max_aggiunte', orNull(count)),
  min: field('min_aggiunte', orNull(count)),
  free: field('aggiunte_gratis', orNull(count)),
  price: field('variazione_prezzo', orNull(cents)),
})
export type GroupRule = z.output<typeof groupRule>

/** Additions (aggiunte) or free flavour picks (scelte_libere) of a product. */
export const extraSet = wireObject({
  groups: field('gruppi', list(wireObject({ id: field('id', id('ExtraGroup')), name: field('nome', text) }))),
  ingredients: field('ingredienti', list(extraIngredient)),
  groupRules: field('misure_gruppi', list(groupRule)),
})
export type ExtraSet = z.output<typeof extraSet>

export const size = wireObject({
  id: field('id', id('Size')),
  name: field('nome', text),
  price: field('prezzo', cents),
  /** Optional addition: the size chosen at first. */
  isStandard: field('f_standard', flag),
})
export type Size = z.output<typeof size>

/** `price` is a supplement; `label` replaces the name when set. */
export const variant = wireObject({
  id: field('id', id('Variant')),
  name: field('nome', text),
  price: field('prezzo', cents),
  label: field('variante_label', orNull(text)),
})
export type Variant = z.output<typeof variant>

/** A row of the price matrix. */
export const priceRow = wireObject({
  sizeId: field('id_misura_tipologia_prodotto', idOrAny('Size')),
  variantId: field('id_variante_tipologia_prodotto', idOrAny('Variant')),
  price: field('prezzo', cents),
  eatInPrice: field('prezzo_kmenu', orNull(cents)),
})
export type PriceRow = z.output<typeof priceRow>

export const comboCategory = wireObject({
  id: field('id', id('Category')),
  name: field('alias', text),
  min: field('min_prod_selezionabili', orNull(count)),
  max: field('max_prod_selezionabili', orNull(count)),
})
export type ComboCategory = z.output<typeof comboCategory>

export const comboProduct = wireObject({
  productId: field('id_prodotto', id('Product')),
  categoryId: field('id_categoria', id('Category')),
  name: field('nome_prodotto', text),
  quantity: field('qta', count),
  /** Price of one unit inside this combo; in fixed combos 0 or a supplement. */
  price: field('prezzo', cents),
  total: field('totale', cents),
  ingredients: field('ingredienti', list(ingredient)),
})
export type ComboProduct = z.output<typeof comboProduct>

/** A combo has a fixed price, or costs the sum of its picks. */
export const comboPricing = oneOf({ fixed: 'FISSO', variable: 'VARIABILE' })

const amount = orNull(number)

/** Optional addition: nutrition declaration of one portion, in the units of the names; null = not declared. */
const nutrition = wireObject({
  energyKj: field('energia_kj', amount),
  energyKcal: field('energia_kcal', amount),
  fatGrams: field('grassi_g', amount),
  saturatesGrams: field('acidi_grassi_saturi_g', amount),
  carbohydrateGrams: field('carboidrati_g', amount),
  sugarsGrams: field('zuccheri_g', amount),
  fibreGrams: field('fibre_g', amount),
  proteinGrams: field('proteine_g', amount),
  saltGrams: field('sale_g', amount),
})
export type Nutrition = z.output<typeof nutrition>

/**
 * A product (contract 2.9). `additions`, `picks`, `comboCategories` and `comboProducts` are undefined in list replies
 * without them ("detail only", decision 16); get_product always has them.
 */
export const product = wireObject({
  id: field('id', id('Product')),
  name: field('nome', text),
  description: field('descrizione', orNull(text)),
  photoCode: field('foto_codice', orNull(text)),
  photos: field('foto', list(wireObject({ code: field('codice', text) }))),
  price: field('prezzo', cents),
  eatInPrice: field('prezzo_kmenu', orNull(cents)),
  category: field('categoria', categoryRef),
  categoryIds: field('categorie', ids('Category')),
  typeId: field('id_tipologia_prodotto', id('ProductType')),
  traits: field(
    'caratteristiche',
    list(wireObject({ id: field('id', id('Trait')), name: field('nome', text), icon: field('icona', orNull(text)) })),
  ),
  ingredients: field('ingredienti', list(ingredient)),
  sizes: field('misure', list(size)),
  variants: field('varianti', list(variant)),
  variantName: field('variante_nome', orNull(text)),
  isVariantRequired: field('f_variante_obbligatoria', flag),
  priceTable: field('prezzi', list(priceRow)),
  additions: field('aggiunte', whenPresent(z.nullable(extraSet))),
  picks: field('scelte_libere', whenPresent(z.nullable(extraSet))),
  minPicks: field('min_scelte_libere', orNull(count)),
  maxPicks: field('max_scelte_libere', orNull(count)),
  maxFlavours: field('max_gusti_scelte_libere', orNull(count)),
  stock: field(
    'quantita',
    list(wireObject({ venueId: field('id_locale', id('Venue')), quantity: field('quantita', count) })),
  ),
  suggestedProductIds: field('prodotti_suggeriti', ids('Product')),
  isDiscountable: field('f_sconto', flag),
  isDeliverable: field('f_delivery', flag),
  menuIds: field('menu_presenti', ids('Menu')),
  isCombo: field('f_prodotto_composto', flag),
  comboPricing: field('prodotto_composto_tipo_prezzo', orNull(comboPricing)),
  minComboProducts: field('prodotto_composto_min_prod', orNull(count)),
  maxComboProducts: field('prodotto_composto_max_prod', orNull(count)),
  comboCategories: field('prodotto_composto_categorie_selezionabili', whenPresent(z.nullable(arrayOf(comboCategory)))),
  comboProducts: field('prodotto_composto_associati', whenPresent(z.nullable(arrayOf(comboProduct)))),
  isAlcoholic: field('f_alcolico', flag),
  nutrition: field('valori_nutrizionali', orNull(nutrition)),
})
export type Product = z.output<typeof product>

export const getCategories = endpoint('/restaurant/get_categories_list', {
  auth: 'optional',
  request: { menuId: field('id_menu', id('Menu')), venueId: field('id_locale', id('Venue')) },
  reply: {
    recommended: field('consigli', ids('Product')),
    menuNotes: field('note_generali', orNull(text)),
    categories: field('categorie_prodotti_lista', list(category)),
  },
})

/** By category, or by ids: exactly one of `categoryId`, `productIds`, `suggestedIds` is set (contract 3.3). */
export const getProducts = endpoint('/restaurant/get_products_list', {
  auth: 'optional',
  request: {
    menuId: field('id_menu', id('Menu')),
    venueId: field('id_locale', id('Venue')),
    categoryId: field('id_categoria', orNull(id('Category'))),
    wantsCategoryName: field('nome_categoria', selection),
    wantsNextCategory: field('categoria_successiva', selection),
    wantsPreviousCategory: field('categoria_precedente', selection),
    productIds: field('ids', orNull(ids('Product'))),
    suggestedIds: field('ids_prodotti_suggeriti', orNull(ids('Product'))),
    excludedIds: field('ids_prodotti_blacklist', orNull(ids('Product'))),
  },
  reply: {
    products: field('prodotti', list(product)),
    categoryName: field('nome_categoria', orNull(text)),
    nextCategory: field('categoria_successiva', orNull(categoryRef)),
    previousCategory: field('categoria_precedente', orNull(categoryRef)),
    /** Optional addition, in a start: some product is without a detail that the list's own call tells (decision 107). */
    isBrief: field('f_senza_dettagli', flag),
  },
})
