import { useLingui } from '@lingui/react/macro'

import { usePrice } from '#src/components/use-price.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import { toCents } from '#src/domain/money.ts'

type NamedReward = Pick<Reward, 'kind' | 'value'> & { readonly name?: string | null }

/** What a reward is called: its own name, else what it gives. */
export function useRewardName(): (reward: NamedReward) => string {
  const { t } = useLingui()
  const price = usePrice()
  return ({ name, kind, value }) => {
    if (name) return name
    const amount = kind === 'percentage' ? `${value ?? 0} %` : price(toCents(value ?? 0))
    if (kind === 'product') return t({ id: 'reward.product', message: 'A product for free' })
    return t({ id: 'reward.off', message: `${amount} off` })
  }
}
