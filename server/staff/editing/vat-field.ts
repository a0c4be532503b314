import type { ProductRow } from '#server/menu/edit-products.ts'
import type { VatClass } from '#src/domain/taxes/vat-class.ts'
import { vatClasses } from '#src/domain/taxes/vat-class.ts'

import type { DeskField, FieldValue } from './desk-field.ts'

const vatNames: Readonly<Record<VatClass, string>> = {
  dish: 'Dish',
  keepable: 'Packed or cold food',
  softDrink: 'Drink without sugar or alcohol',
  sweetenedDrink: 'Sweetened drink',
  alcohol: 'Alcohol',
}

/** What a product is for VAT. Null = a new product. */
export function vatField(row: Pick<ProductRow, 'vatClass'> | null): DeskField {
  const named = vatClasses.map((vatClass) => [vatClass, vatNames[vatClass]] as const)
  return {
    name: 'vatClass',
    label: 'Kind',
    kind: 'choice',
    value: row?.vatClass ?? '',
    options: [['', 'Alcohol where it has alcohol, else a dish'], ...named],
    group: 'VAT',
    hint: 'Orders keep the rate they were placed with.',
  }
}

/** The class that was chosen; null = none of its own. */
export function typedVatClass(value: FieldValue | undefined): VatClass | null {
  return vatClasses.find((vatClass) => vatClass === value) ?? null
}
