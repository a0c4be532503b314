import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import type { Cents } from '#src/contract/values.ts'
import type { MissingChoice } from '#src/domain/product/missing-choices.ts'

/** Says what the diner still has to choose on the product sheet [PROD-15, PROD-20, PROD-26, PROD-35..38]. */
export function missingChoiceText(i18n: I18n, missing: MissingChoice, price: (amount: Cents) => string): string {
  switch (missing.reason) {
    case 'size-required':
      return i18n._(msg({ id: 'product.missing.size', message: 'Choose a size.' }))
    case 'variant-required': {
      const { label } = missing
      return i18n._(
        msg({
          id: 'product.missing.variant',
          message: `Attention, you must make a choice for the field: ${label}`,
        }),
      )
    }
    case 'too-few-additions':
    case 'too-few-picks-of-group': {
      const { groupName, min } = missing
      return i18n._(
        msg({
          id: 'product.missing.additions',
          message: `${groupName}: choose at least ${min}.`,
        }),
      )
    }
    case 'too-few-picks': {
      const { min } = missing
      return i18n._(
        msg({
          id: 'product.missing.picks',
          message: `Choose at least ${min}.`,
        }),
      )
    }
    case 'no-combo-product':
      return i18n._(msg({ id: 'necessario_un_prodotto', message: 'Choose at least one product.' }))
    case 'too-few-combo-products': {
      const { min } = missing
      return i18n._(
        msg({
          id: 'product.missing.comboProducts',
          message: plural(min, { one: 'Choose at least # product.', other: 'Choose at least # products.' }),
        }),
      )
    }
    case 'combo-below-minimum': {
      const amount = price(missing.minimum)
      return i18n._(
        msg({
          id: 'soglia_minima_prodotto',
          message: `The products you choose must add up to at least ${amount}.`,
        }),
      )
    }
    case 'too-few-of-category': {
      const { categoryName, min } = missing
      return i18n._(
        msg({
          id: 'product.missing.comboCategory',
          message: plural(min, {
            one: `${categoryName}: choose at least # product.`,
            other: `${categoryName}: choose at least # products.`,
          }),
        }),
      )
    }
  }
}
