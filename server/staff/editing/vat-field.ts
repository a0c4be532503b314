import type { ProductRow } from '#server/menu/edit-products.ts'
import type { VatClass } from '#src/domain/taxes/vat-class.ts'
import { vatClasses } from '#src/domain/taxes/vat-class.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import { factTexts, vatClassNames } from './texts/menu-texts.ts'
import type { Say } from './texts/say.ts'

/** What a product is for VAT. Null = a new product. */
export function vatField(row: Pick<ProductRow, 'vatClass'> | null, say: Say): DeskField {
  const named = vatClasses.map((vatClass) => [vatClass, say(vatClassNames[vatClass])] as const)
  return {
    name: 'vatClass',
    label: say(factTexts.vatClass),
    kind: 'choice',
    value: row?.vatClass ?? '',
    options: [['', say(factTexts.usualVatClass)], ...named],
    group: say(factTexts.vat),
    hint: say(factTexts.vatHint),
  }
}

/** The class that was chosen; null = none of its own. */
export function typedVatClass(value: FieldValue | undefined): VatClass | null {
  return vatClasses.find((vatClass) => vatClass === value) ?? null
}
