import type { Ref } from 'react'

import type { MissingChoice } from '#src/domain/product/missing-choices.ts'

/** Registers a field under a key, so that a refusal can focus it. */
export type FieldRef = (key: string) => Ref<HTMLFieldSetElement>

/** The field that a refusal belongs to [BERR-09]. */
export function fieldOf(missing: MissingChoice): string {
  switch (missing.reason) {
    case 'size-required':
      return 'size'
    case 'variant-required':
      return 'variant'
    case 'too-few-picks':
      return 'picks'
    case 'too-few-picks-of-group':
      return `picks-${missing.groupId}`
    case 'too-few-additions':
      return `additions-${missing.groupId}`
    case 'no-combo-product':
    case 'too-few-combo-products':
    case 'combo-below-minimum':
      return 'combo'
    case 'too-few-of-category':
      return `category-${missing.categoryId}`
  }
}
