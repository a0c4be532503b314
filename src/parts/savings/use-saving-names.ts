import { useLingui } from '@lingui/react/macro'

import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import { toCents } from '#src/domain/money.ts'
import { formatPercent } from '#src/i18n/format-number.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'

type NamedReward = Pick<Reward, 'kind' | 'value'> & { readonly name?: string | null }
type GivingCode = Pick<DiscountCode, 'kind' | 'value' | 'freesDelivery'>

/** Functions that describe what a code or reward gives. */
export function useSavingNames() {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()

  function off({ kind, value }: Pick<Reward, 'kind' | 'value'> | GivingCode): string {
    const amount = kind === 'percentage' ? formatPercent(value ?? 0, i18n.locale) : price(toCents(value ?? 0))
    return t({ id: 'savings.off', message: `${amount} off` })
  }

  return {
    /** Name of the reward, else what it gives. */
    reward(reward: NamedReward): string {
      if (reward.name) return reward.name
      return reward.kind === 'product' ? t({ id: 'reward.product', message: 'A product for free' }) : off(reward)
    },
    code(code: GivingCode): string {
      const delivery = t({ id: 'savings.freeDelivery', message: 'Free delivery' })
      return [...(code.value > 0 ? [off(code)] : []), ...(code.freesDelivery ? [delivery] : [])].join(' · ')
    },
  }
}
