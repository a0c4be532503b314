import type { CheckedProduct } from '#server/menu/checked-product.ts'
import { checkProduct } from '#server/menu/checked-product.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'
import { languageNames } from '#src/options/language-names.ts'

import type { DeskField } from './desk-field.ts'
import { moneyText, moneyTextOrEmpty } from './desk-field.ts'
import type { Faults, Typed } from './desk-form.ts'
import { readForm, withValues } from './desk-form.ts'
import { fieldFaults } from './texts/field-texts.ts'
import { menuTexts } from './texts/menu-texts.ts'
import type { Say } from './texts/say.ts'
import { tick } from './tick-fields.ts'
import type { Wording } from './wording.ts'

type WithTable = {
  readonly priceTable: readonly Pick<CheckedProduct['priceTable'][number], 'sizeId' | 'variantId' | 'price'>[]
}

/** The form of a product: every price that counts, its texts in every language, and what of it is not sold any more. */
export function productForm(product: CheckedProduct, wording: Wording): DeskField[] {
  return [
    ...priceFields(product, wording),
    ...variantFields(product, wording),
    ...textFields(product, wording),
    ...withdrawnFields(product, wording),
  ]
}

/** The product with what was typed, judged as a menu that is imported is; or what is wrong, by field. */
export function typedProduct(
  product: CheckedProduct,
  typed: Typed,
  wording: Wording,
): Verdict<CheckedProduct, { readonly reason: 'invalid'; readonly faults: Faults }> {
  const read = readForm(productForm(product, wording), typed, wording.say)
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
  return refuse({ reason: 'invalid', faults: saidFaults(checked.refusal, wording.say) })
}

/** The schema of imported menus speaks English and of paths: here what a form can run into is said in its language. */
function saidFaults({ sizes: noSize, ...faults }: Faults, say: Say): Faults {
  const others = Object.keys(faults).map((name) => [name, say(fieldFaults.notPossible)] as const)
  return { ...Object.fromEntries(others), ...(noSize !== undefined && { isWithdrawn: say(menuTexts.lastSize) }) }
}

/** The product and each of its sizes can be withdrawn: they leave every list, and orders that name them keep them. */
function withdrawnFields({ isWithdrawn = false, sizes }: CheckedProduct, { say, nameOf }: Wording): DeskField[] {
  const group = say(menuTexts.withdrawn)
  const whole = { label: say(menuTexts.product), hint: say(menuTexts.productHint) }
  return [
    { name: 'isWithdrawn', ...whole, kind: 'flag', value: tick(isWithdrawn), group },
    ...sizes.map((size, index): DeskField => ({
      name: `sizes.${index}.isWithdrawn`,
      label: nameOf(size.names),
      kind: 'flag',
      value: tick(size.isWithdrawn ?? false),
      group,
    })),
  ]
}

function textFields({ names, descriptions }: CheckedProduct, { say, languages }: Wording): DeskField[] {
  return languages.flatMap((language, index) => {
    const group = languageNames[language]
    const kind = index === 0 ? 'name' : 'name-or-none'
    return [
      { name: `names.${language}`, label: say(menuTexts.name), kind, value: names[language] ?? '', group },
      {
        name: `descriptions.${language}`,
        label: say(menuTexts.description),
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
function priceFields(product: CheckedProduct, wording: Wording): DeskField[] {
  const { price, eatInPrice, sizes, priceTable } = product
  const { say, nameOf } = wording
  const own = sizes.flatMap((size, index) =>
    rowOfSize(priceTable, size.id)
      ? []
      : [amount(say, { name: `sizes.${index}.price`, label: nameOf(size.names), cents: size.price })],
  )
  const first = sizes[0]
  const label = first ? say(menuTexts.thisEatenHere, { name: nameOf(first.names) }) : say(menuTexts.eatenHere)
  const isAsked = !first || !rowOfSize(priceTable, first.id)
  return [
    ...(sizes.length === 0 ? [amount(say, { name: 'price', label: say(menuTexts.price), cents: price })] : own),
    ...(isAsked ? [eatInAmount(say, { name: 'eatInPrice', label, cents: eatInPrice })] : []),
    ...rowFields(product, wording),
  ]
}

function rowFields({ priceTable, sizes, variants }: CheckedProduct, { say, nameOf }: Wording): DeskField[] {
  return priceTable.flatMap((row, index) => {
    const parts = [sizes.find(({ id }) => id === row.sizeId), variants.find(({ id }) => id === row.variantId)]
    const label = parts.flatMap((part) => (part ? [nameOf(part.names)] : [])).join(', ') || say(menuTexts.everySize)
    const eatenHere = say(menuTexts.thisEatenHere, { name: label })
    return [
      amount(say, { name: `priceTable.${index}.price`, label, cents: row.price }),
      eatInAmount(say, { name: `priceTable.${index}.eatInPrice`, label: eatenHere, cents: row.eatInPrice }),
    ]
  })
}

type Amount = { readonly name: string; readonly label: string; readonly cents: number | null }

function amount(say: Say, { name, label, cents }: Amount): DeskField {
  return { name, label, kind: 'money', value: moneyTextOrEmpty(cents), group: say(menuTexts.prices) }
}

/** The price for those who eat here, where it is another. */
function eatInAmount(say: Say, asked: Amount): DeskField {
  return { ...amount(say, asked), kind: 'money-or-none', hint: say(menuTexts.samePrice) }
}

function variantFields({ variants }: CheckedProduct, { say, nameOf }: Wording): DeskField[] {
  return variants.map((variant, index) => ({
    name: `variants.${index}.price`,
    label: nameOf(variant.names),
    kind: 'difference',
    value: moneyText(variant.price),
    group: say(menuTexts.added),
  }))
}

/** The texts that are there; null when none is. */
function given(texts: Readonly<Record<string, string | null>> | null): Texts | null {
  const kept = Object.entries(texts ?? {}).filter(([, text]) => text !== null)
  return kept.length === 0 ? null : (Object.fromEntries(kept) as Texts)
}
