import type { Reward } from '#src/contract/loyalty.ts'
import { plainText } from '#src/domain/content/content-texts.ts'
import { toCents } from '#src/domain/money.ts'
import { formatPercent } from '#src/i18n/format-number.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useSavingNames } from '#src/parts/savings/use-saving-names.ts'

type RewardNameProps = { readonly reward: Pick<Reward, 'kind' | 'value' | 'name'> }

/** Value of a reward (amount, percentage or product) with the restaurant's name for it [LOYAL-04]. */
export function RewardName({ reward: { kind, value, name } }: RewardNameProps) {
  const { i18n } = useInstance()
  const price = usePrice()
  const names = useSavingNames()
  const words = name === null ? '' : plainText(name)
  const worth =
    kind === 'percentage'
      ? formatPercent(value ?? 0, i18n.locale)
      : kind === 'amount'
        ? price(toCents(value ?? 0))
        : null
  if (worth === null) return <span className="reward">{words || names.reward({ kind, value })}</span>
  return (
    <span className="reward">
      <span className="worth tabular">{words === '' ? names.reward({ kind, value }) : worth}</span>
      {words !== '' && <span className="words">{words}</span>}
    </span>
  )
}
