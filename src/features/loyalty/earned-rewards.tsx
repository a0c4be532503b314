import { Plural, Trans } from '@lingui/react/macro'

import type { Reward } from '#src/contract/loyalty.ts'
import { validityText } from '#src/i18n/savings-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Card } from '#src/ui/base/card.tsx'

import { RewardName } from './reward-name.tsx'

/** The customer's rewards with their validity [LOYAL-11], or a message that there is none [LOYAL-13]. */
export function EarnedRewards({ rewards }: { readonly rewards: readonly Reward[] }) {
  return (
    <Card title={<Trans id="loyalty.rewards">Your rewards</Trans>}>
      {rewards.length === 0 ? (
        <p className="about">
          <Trans id="rewards.none">You have no rewards yet.</Trans>
        </p>
      ) : (
        <ul className="rewards">
          {rewards.map((reward) => (
            <Earned key={reward.id} reward={reward} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Earned({ reward }: { readonly reward: Reward }) {
  const { i18n } = useInstance()
  const validity = validityText(i18n, reward)
  const cost = reward.cost ?? 0
  return (
    <li>
      <RewardName reward={reward} />
      <span className="about tabular">
        {cost > 0 && <Plural id="loyalty.cost" value={cost} one="For # point" other="For # points" />}
        {cost > 0 && validity !== null && ' · '}
        {validity}
      </span>
    </li>
  )
}
