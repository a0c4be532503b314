import type { CheckedProduct } from '#server/menu/checked-product.ts'
import { checkProduct } from '#server/menu/checked-product.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'
import { languageNames } from '#src/options/language-names.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField } from './desk-field.ts'
import { moneyText, moneyTextOrEmpty } from './desk-field.ts'
import type { Faults, Typed } from './desk-form.ts'
import { readForm, withValues } from './desk-form.ts'
import { tick } from './tick-fields.ts'

/** The languages of the restaurant, its main one first. */
type Languages = readonly Language[]
type WithTable = {
  readonly priceTable: readonly Pick<CheckedProduct['priceTable'][number], 'sizeId' | 'variantId' | 'price'>[]
}

/** The form of a product: every price that counts, its texts in every language, and what of it is not sold any more. */
export function productForm(product: CheckedProduct, languages: Languages): DeskField[] {
  return [
    ...priceFields(product, languages),
    ...variantFields(product, languages),
    ...textFields(product, languages),
    ...withdrawnFields(product, languages),
  ]
}

/** The product with what was typed, judged as a menu that is imported is; or what is wrong, by field. */
export function typedProduct(
  product: CheckedProduct,
  typed: Typed,
  languages: Languages,
): Verdict<CheckedProduct, { readonly reason: 'invalid'; readonly faults: Faults }> {
  const read = readForm(productForm(product, languages), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const changed = withValues(product, read.value)
  const checked = checkProduct({
    ...changed,
    names: given(changed.names) ?? {},
    descriptions: given(changed.descriptions),
    sizes: changed.sizes.map(({ isWithdrawn, ...size }) => ({
      ...size,
      price: priceOfSize(changed, size),
      ...(isWithdrawn && { isWithdrawn }),
    })),
  })
  if (checked.ok) return checked
  const { sizes: noSize, ...faults } = checked.refusal
  return refuse({ reason: 'invalid', faults: noSize === undefined ? faults : { ...faults, isWithdrawn: lastSize } })
}

const lastSize = 'No size would be left: withdraw the product instead.'

/** The product and each of its sizes can be withdrawn: they leave every list, and orders that name them keep them. */
function withdrawnFields({ isWithdrawn = false, sizes }: CheckedProduct, languages: Languages): DeskField[] {
  const nameOf = namer(languages)
  const group = 'Not sold any more'
  const whole = 'Whatever the size. Orders keep it; it can be sold again.'
  return [
    { name: 'isWithdrawn', label: 'The product', kind: 'flag', value: tick(isWithdrawn), group, hint: whole },
    ...sizes.map((size, index): DeskField => ({
      name: `sizes.${index}.isWithdrawn`,
      label: nameOf(size.names),
      kind: 'flag',
      value: tick(size.isWithdrawn ?? false),
      group,
    })),
  ]
}

function textFields({ names, descriptions }: CheckedProduct, languages: Languages): DeskField[] {
  return languages.flatMap((language, index) => {
    const group = languageNames[language]
    const kind = index === 0 ? 'name' : 'name-or-none'
    return [
      { name: `names.${language}`, label: 'Name', kind, value: names[language] ?? '', group },
      {
        name: `descriptions.${language}`,
        label: 'Description',
        kind: 'text-or-none',
        value: descriptions?.[language] ?? '',
        group,
      },
    ]
  })
}

/** The price of a size without variant: its row of the price table comes before its own (`basePrice`). */
export function priceOfSize({ priceTable }: WithTable, { id, price }: { readonly id: number; readonly price: number }) {
  return rowOfSize(priceTable, id)?.price ?? price
}

function rowOfSize(rows: WithTable['priceTable'], id: number) {
  return rows.find(({ sizeId, variantId }) => sizeId === id && variantId === 'any')
}

/** The price of a product is asked for only without sizes, that of a size only without a row of the price table. */
function priceFields(product: CheckedProduct, languages: Languages): DeskField[] {
  const { price, eatInPrice, sizes, priceTable } = product
  const nameOf = namer(languages)
  const own = sizes.flatMap((size, index) =>
    rowOfSize(priceTable, size.id) ? [] : [amount(`sizes.${index}.price`, nameOf(size.names), size.price)],
  )
  const first = sizes[0]
  const label = first ? `${nameOf(first.names)}, eaten here` : 'Eaten here'
  const isAsked = !first || !rowOfSize(priceTable, first.id)
  return [
    ...(sizes.length === 0 ? [amount('price', 'Price', price)] : own),
    ...(isAsked ? [amount('eatInPrice', label, eatInPrice, 'money-or-none')] : []),
    ...rowFields(product, languages),
  ]
}

function rowFields({ priceTable, sizes, variants }: CheckedProduct, languages: Languages): DeskField[] {
  const nameOf = namer(languages)
  return priceTable.flatMap((row, index) => {
    const parts = [sizes.find(({ id }) => id === row.sizeId), variants.find(({ id }) => id === row.variantId)]
    const label = parts.flatMap((part) => (part ? [nameOf(part.names)] : [])).join(', ') || 'Every size'
    return [
      amount(`priceTable.${index}.price`, label, row.price),
      amount(`priceTable.${index}.eatInPrice`, `${label}, eaten here`, row.eatInPrice, 'money-or-none'),
    ]
  })
}

function amount(
  name: string,
  label: string,
  cents: number | null,
  kind: 'money' | 'money-or-none' = 'money',
): DeskField {
  const hint = kind === 'money-or-none' ? { hint: 'Empty: the same price.' } : {}
  return { name, label, kind, value: moneyTextOrEmpty(cents), group: 'Prices', ...hint }
}

function variantFields({ variants }: CheckedProduct, languages: Languages): DeskField[] {
  const nameOf = namer(languages)
  return variants.map((variant, index) => ({
    name: `variants.${index}.price`,
    label: nameOf(variant.names),
    kind: 'difference',
    value: moneyText(variant.price),
    group: 'Added to the price',
  }))
}

/** The desk is in English; what has no English name has its main one. */
function namer([main = 'it']: Languages) {
  return (names: Texts) => textIn(names, { language: 'en', main })
}

/** The texts that are there; null when none is. */
function given(texts: Readonly<Record<string, string | null>> | null): Texts | null {
  const kept = Object.entries(texts ?? {}).filter(([, text]) => text !== null)
  return kept.length === 0 ? null : (Object.fromEntries(kept) as Texts)
}
