import { useLingui } from '@lingui/react/macro'

import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import { variantSurcharge } from './choice-prices.ts'
import type { ChoiceProps } from './size-choice.tsx'
import { useChoiceState } from './use-choice-state.ts'
import { useMissingText } from './use-missing-text.ts'
import { useSigned } from './use-signed.ts'

/** Variants under the restaurant's own label; an optional one may stay unset [PROD-19..21]. */
export function VariantChoice({ configuring, ref }: ChoiceProps) {
  const { t } = useLingui()
  const signed = useSigned()
  const stateOf = useChoiceState()
  const { product, configuration, orderType, shown, change } = configuring
  const missingText = useMissingText(shown)
  const { variants, isVariantRequired, variantName } = product
  const { sizeId, variantId } = configuration
  if (variants.length === 0) return null
  const settled = isVariantRequired && variantId === null ? 'required' : 'done'
  return (
    <OptionGroup
      ref={ref}
      title={variantName || t({ id: 'product.variant', message: 'Variant' })}
      rule={t({ id: 'product.rule.one', message: 'Choose 1' })}
      state={stateOf(isVariantRequired ? settled : 'optional')}
      error={missingText(({ reason }) => reason === 'variant-required')}
    >
      {!isVariantRequired && (
        <RadioRow
          label={t({ id: 'product.variant.none', message: 'None' })}
          isChecked={variantId === null}
          onSelect={() => change({ kind: 'variant', variantId: null })}
        />
      )}
      {variants.map(({ id, name, label }) => (
        <RadioRow
          key={id}
          label={label || name}
          detail={signed(variantSurcharge(product, id, sizeId, orderType))}
          isChecked={id === variantId}
          onSelect={() => change({ kind: 'variant', variantId: id })}
        />
      ))}
    </OptionGroup>
  )
}
