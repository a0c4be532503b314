import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import type { GroupState } from '#src/domain/product/group-state.ts'

/** The limits of a group of additions in words; a full group says why the rest cannot be chosen [PROD-24, PROD-25]. */
export function useGroupRule(): (state: GroupState) => string {
  const { t } = useLingui()

  function limits({ min, max, isFull }: GroupState): string {
    if (isFull && max !== null)
      return t({
        id: 'product.rule.full',
        message: plural(max, {
          one: '# chosen, the maximum: remove it to choose another',
          other: '# chosen, the maximum: remove one to choose another',
        }),
      })
    if (max === null)
      return min > 0
        ? t({ id: 'product.rule.atLeast', message: `Choose at least ${min}` })
        : t({ id: 'product.rule.any', message: 'As many as you like' })
    if (min === max) return t({ id: 'product.rule.exactly', message: `Choose ${min}` })
    return min > 0
      ? t({ id: 'product.rule.between', message: `Choose from ${min} to ${max}` })
      : t({ id: 'product.rule.upTo', message: `Up to ${max}` })
  }

  return (state) => {
    const { free } = state
    if (free < 1) return limits(state)
    const freePlaces = t({
      id: 'product.rule.free',
      message: plural(free, { one: 'the first one is free', other: 'the first # are free' }),
    })
    return `${limits(state)} · ${freePlaces}`
  }
}
