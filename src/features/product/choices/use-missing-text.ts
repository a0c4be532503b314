import type { MissingChoice } from '#src/domain/product/missing-choices.ts'
import { missingChoiceText } from '#src/i18n/product-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'

/** Message about the missing choices of one field; null = none. */
export function useMissingText(
  shown: readonly MissingChoice[],
): (isOfField: (missing: MissingChoice) => boolean) => string | undefined {
  const { i18n } = useInstance()
  const price = usePrice()
  return (isOfField) =>
    shown
      .filter(isOfField)
      .map((missing) => missingChoiceText(i18n, missing, price))
      .join(' ') || undefined
}
