import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Threshold } from '#src/contract/promotion.ts'
import { ascending } from '#src/domain/loyalty/loyalty-progress.ts'
import { CheckIcon } from '#src/ui/base/more-icons.tsx'

import { RewardName } from './reward-name.tsx'

type ThresholdListProps = { readonly thresholds: readonly Threshold[]; readonly score: number }

/** Thresholds in ascending order; those not reached are grey [LOYAL-02, LOYAL-03]. */
export function ThresholdList({ thresholds, score }: ThresholdListProps) {
  const { t } = useLingui()
  return (
    <ol className="thresholds" aria-label={t({ id: 'loyalty.thresholds', message: 'Rewards on the way' })}>
      {ascending(thresholds).map((threshold) => (
        <Step key={`${threshold.points}${threshold.kind}${threshold.value}`} threshold={threshold} score={score} />
      ))}
    </ol>
  )
}

function Step({ threshold, score }: { readonly threshold: Threshold; readonly score: number }) {
  const { points } = threshold
  const isReached = score >= points
  return (
    <li data-reached={isReached}>
      <span className="badge tabular">
        {isReached && <CheckIcon size={16} />}
        <Plural id="loyalty.points" value={points} one="# point" other="# points" />
        <span className="visually-hidden">
          {isReached ? (
            <Trans id="loyalty.reached">, reached</Trans>
          ) : (
            <Trans id="loyalty.notReached">, not reached yet</Trans>
          )}
        </span>
      </span>
      <RewardName reward={threshold} />
    </li>
  )
}
