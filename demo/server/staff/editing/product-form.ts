import { createHash } from 'node:crypto'

import type { MenuProduct } from '#demo/server/menu/menu-file.ts'
import { readMenuProduct } from '#demo/server/menu/menu-file.ts'
import type { Texts } from '#demo/server/platform/texts/language.ts'
import { textIn } from '#demo/server/platform/texts/language.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'
import { languageNames } from '#src/options/languages.ts'

import type { DeskField } from './desk-field.ts'
import { moneyText, moneyTextOrEmpty } from './desk-field.ts'
import type { Faults, Typed } from './desk-form.ts'
import { readForm, withValues } from './desk-form.ts'

/** The languages of the restaurant, its main one first. */
type Languages = readonly Language[]

const prices = 'Prices'
const differences = 'Added to the price'

/** The form of a product: every price that it has, and its texts in every language. */
export function productForm(product: MenuProduct, languages: Languages): DeskField[] {
  return [...priceFields(product, languages), ...variantFields(product, languages), ...textFields(product, languages)]
}

/** The product with what was typed, judged as a menu that is imported is; or what is wrong, by field. */
export function typedProduct(
  product: MenuProduct,
  typed: Typed,
  languages: Languages,
): Verdict<MenuProduct, { readonly reason: 'invalid'; readonly faults: Faults }> {
  const read = readForm(productForm(product, languages), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const { names, descriptions, ...changed } = withValues(product, read.value)
  const checked = readMenuProduct({ ...changed, names: given(names) ?? {}, descriptions: given(descriptions) })
  return checked.ok ? checked : refuse({ reason: 'invalid', faults: checked.refusal })
}

/** Another text after any change of a product, so that nobody writes over what they have not seen. */
export function versionOf(product: MenuProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url')
}

function textFields({ names, descriptions }: MenuProduct, languages: Languages): DeskField[] {
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

/** With sizes the price of the product itself is never asked for. */
function priceFields({ price, eatInPrice, sizes, priceTable, ...product }: MenuProduct, languages: Languages) {
  const nameOf = namer(languages)
  const own: DeskField = { name: 'price', label: 'Price', kind: 'money', value: moneyText(price), group: prices }
  const eatenHere: DeskField = {
    name: 'eatInPrice',
    label: sizes[0] ? `${nameOf(sizes[0].names)}, eaten here` : 'Eaten here',
    kind: 'money-or-none',
    value: moneyTextOrEmpty(eatInPrice),
    group: prices,
    hint: 'Leave it empty where it costs the same.',
  }
  const rows = priceTable.flatMap((row, index): DeskField[] => {
    const size = sizes.find(({ id }) => id === row.sizeId)
    const variant = product.variants.find(({ id }) => id === row.variantId)
    const label = [size, variant].flatMap((part) => (part ? [nameOf(part.names)] : [])).join(', ') || 'All sizes'
    const at = `priceTable.${index}`
    const group = 'Prices of sizes with variants'
    const eatIn = moneyTextOrEmpty(row.eatInPrice)
    return [
      { name: `${at}.price`, label, kind: 'money', value: moneyText(row.price), group },
      { name: `${at}.eatInPrice`, label: `${label}, eaten here`, kind: 'money-or-none', value: eatIn, group },
    ]
  })
  return [
    ...(sizes.length === 0 ? [own] : []),
    ...sizes.map((size, index): DeskField => ({
      name: `sizes.${index}.price`,
      label: nameOf(size.names),
      kind: 'money',
      value: moneyText(size.price),
      group: prices,
    })),
    eatenHere,
    ...rows,
  ]
}

function variantFields({ variants }: MenuProduct, languages: Languages): DeskField[] {
  const nameOf = namer(languages)
  return variants.map((variant, index) => ({
    name: `variants.${index}.price`,
    label: nameOf(variant.names),
    kind: 'difference',
    value: moneyText(variant.price),
    group: differences,
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
