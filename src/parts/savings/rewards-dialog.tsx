import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Reward } from '#src/contract/loyalty.ts'
import type { SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import { rewardContext } from '#src/domain/discounts/judge-savings.ts'
import { applyReward, modeOf, pointsLeft } from '#src/domain/discounts/rewards.ts'
import { negated } from '#src/domain/money.ts'
import { rewardRefusalText, validityText } from '#src/i18n/savings-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { GiftIcon } from '#src/ui/base/more-icons.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { CheckRow } from '#src/ui/field/check-row.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { useSavingNames } from './use-saving-names.ts'
import type { CurrentSavings } from './use-savings.ts'

export type RewardsDialogProps = {
  readonly current: CurrentSavings
  readonly context: SavingsContext
  readonly onClose: () => void
}

/**
 * Dialog with all rewards of the customer and their validity; those that cannot be used now say why [REW-04, REW-05].
 */
export function RewardsDialog({ current, context, onClose }: RewardsDialogProps) {
  const { t } = useLingui()
  const { rewards, savings, points } = current
  return (
    <Dialog
      title={t({ id: 'savings.allRewards', message: 'Your rewards' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide onClick={onClose}>
          <Trans id="action.done">Done</Trans>
        </Button>
      }
    >
      {points && modeOf(points.promotion) === 2 && (
        <p className="points-left">
          <Plural
            id="savings.pointsLeft"
            value={pointsLeft(savings.rewards, context)}
            one="# point left"
            other="# points left"
          />
        </p>
      )}
      {!rewards && <Skeleton shape="box" />}
      {rewards?.length === 0 && (
        <EmptyState icon={<GiftIcon size={32} />}>
          <p>
            <Trans id="rewards.none">You have no rewards yet.</Trans>
          </p>
        </EmptyState>
      )}
      {rewards?.map((reward) => (
        <RewardRow key={reward.id} reward={reward} current={current} context={context} />
      ))}
    </Dialog>
  )
}

type RewardRowProps = Pick<RewardsDialogProps, 'current' | 'context'> & { readonly reward: Reward }

function RewardRow({ reward, current, context }: RewardRowProps) {
  const { i18n, stores } = useInstance()
  const price = usePrice()
  const names = useSavingNames()
  const { savings } = current
  const inUse = savings.rewards.find((applied) => applied.reward.id === reward.id)
  const verdict = applyReward(reward, savings.rewards, rewardContext(context, savings.code !== null))
  const gives = inUse ?? (verdict.ok ? verdict.value : null)

  function change(isWanted: boolean) {
    const others = savings.rewards.filter((applied) => applied !== inUse)
    const rewards = isWanted && verdict.ok ? [...others, verdict.value] : others
    stores.draft.applySavings({ code: null, rewards })
  }

  return (
    <CheckRow
      label={names.reward(reward)}
      hint={validityText(i18n, reward)}
      detail={gives && price(negated(gives.discount))}
      isChecked={inUse !== undefined}
      isDisabled={gives === null}
      disabledReason={verdict.ok ? undefined : rewardRefusalText(i18n, verdict.refusal)}
      onChange={change}
    />
  )
}
