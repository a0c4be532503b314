import { useLingui } from '@lingui/react/macro'

import type { Product } from '#src/contract/product.ts'
import { pickLimits } from '#src/domain/product/change-picks.ts'
import type { ExtraChoice } from '#src/domain/product/configuration.ts'
import { useGroupRule } from '#src/features/product/choices/use-group-rule.ts'

/** The overall limits of free picks in words; when they are reached, says so [PROD-28, PROD-29, PROD-30]. */
export function usePicksRule(): (product: Product, picks: readonly ExtraChoice[]) => string {
  const { t } = useLingui()
  const ruleOf = useGroupRule()
  return (product, picks) => {
    const { picksFull } = pickLimits(product, picks)
    const { minPicks, maxPicks, maxFlavours: different } = product
    const max = maxPicks || null
    const rule = ruleOf({ chosen: picks.length, min: minPicks ?? 0, max, free: 0, isFull: picksFull !== null })
    if (!different || picksFull !== null || different === max) return rule
    const most = t({ id: 'product.rule.different', message: `at most ${different} different` })
    return `${rule} · ${most}`
  }
}
