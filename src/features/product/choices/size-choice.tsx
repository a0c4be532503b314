import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'

import type { Configuring } from '#src/features/product/use-configuration.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import { shownSizePrice } from './choice-prices.ts'
import { useChoiceState } from './use-choice-state.ts'
import { useMissingText } from './use-missing-text.ts'

export type ChoiceProps = { readonly configuring: Configuring; readonly ref: Ref<HTMLFieldSetElement> }

/** Sizes with their prices; a single size is chosen automatically and not shown [PROD-13..16]. */
export function SizeChoice({ configuring, ref }: ChoiceProps) {
  const { t } = useLingui()
  const price = usePrice()
  const stateOf = useChoiceState()
  const { product, configuration, orderType, shown, change } = configuring
  const missingText = useMissingText(shown)
  const { sizeId, variantId } = configuration
  if (product.sizes.length < 2) return null
  return (
    <OptionGroup
      ref={ref}
      title={t({ id: 'product.size', message: 'Size' })}
      rule={t({ id: 'product.rule.one', message: 'Choose 1' })}
      state={stateOf(sizeId === null ? 'required' : 'done')}
      error={missingText(({ reason }) => reason === 'size-required')}
    >
      {product.sizes.map((size) => (
        <RadioRow
          key={size.id}
          label={size.name}
          detail={price(shownSizePrice(product, size, variantId, orderType))}
          isChecked={size.id === sizeId}
          onSelect={() => change({ kind: 'size', sizeId: size.id })}
        />
      ))}
    </OptionGroup>
  )
}
