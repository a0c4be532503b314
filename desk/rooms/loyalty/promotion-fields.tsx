import { Trans, useLingui } from '@lingui/react/macro'

import { VenueTicks } from '#desk/parts/file-part/offered-fields.tsx'
import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { wordAt } from '#desk/parts/file-part/path.ts'

import { RewardList } from './reward-list.tsx'
import { RuleList } from './rule-list.tsx'

type PromotionFieldsProps = { readonly at: Path; readonly currency: string }

/** How points are collected, what they give, and when the promotion runs. */
export function PromotionFields({ at, currency }: PromotionFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <PartWords at={[...at, 'name']} isOptional label={t({ id: 'loyaltyCard.name', message: 'Name of the card' })} />
      <PartFlag at={[...at, 'isActive']} usual label={<Trans id="loyaltyCard.isActive">It runs</Trans>} />
      <PointFields at={at} currency={currency} />
      <RewardList at={at} currency={currency} />
      <RewardRules at={at} />
      <DayFields at={at} />
      <PartWords
        at={[...at, 'note']}
        isOptional
        rows={2}
        label={t({ id: 'loyaltyCard.note', message: 'What guests read beside their points' })}
      />
    </>
  )
}

function PointFields({ at, currency }: PromotionFieldsProps) {
  const { t } = useLingui()
  const part = usePart()
  const isByAmount = wordAt(part.value, [...at, 'pointsFor']) === 'amountSpent'
  return (
    <>
      <PartChoice
        at={[...at, 'pointsFor']}
        label={<Trans id="loyaltyCard.pointsFor">Points are given for</Trans>}
        options={[
          { value: 'amountSpent', label: t({ id: 'loyaltyCard.amountSpent', message: 'The amount that is spent' }) },
          { value: 'productCount', label: t({ id: 'loyaltyCard.productCount', message: 'The number of dishes' }) },
        ]}
      />
      {isByAmount ? (
        <PartNumber
          at={[...at, 'amountPerPoint']}
          kind="money"
          isRequired
          label={
            currency === '' ? (
              <Trans id="loyaltyCard.amountPerPoint">Spent for one point</Trans>
            ) : (
              <Trans id="loyaltyCard.amountPerPointIn">Spent for one point ({currency})</Trans>
            )
          }
        />
      ) : (
        <RuleList at={at} />
      )}
    </>
  )
}

function RewardRules({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const part = usePart()
  const isEarned = wordAt(part.value, [...at, 'rewardsAre']) === 'earned'
  return (
    <>
      <PartChoice
        at={[...at, 'rewardsAre']}
        label={<Trans id="loyaltyCard.rewardsAre">How guests get rewards</Trans>}
        options={[
          { value: 'earned', label: t({ id: 'loyaltyCard.earned', message: 'By themselves, at their points' }) },
          { value: 'bought', label: t({ id: 'loyaltyCard.bought', message: 'They pay for them with points' }) },
        ]}
      />
      {isEarned && (
        <PartFlag
          at={[...at, 'resetsPoints']}
          usual
          label={<Trans id="loyaltyCard.resets">After the last reward, counting begins anew</Trans>}
        />
      )}
    </>
  )
}

function DayFields({ at }: { readonly at: Path }) {
  return (
    <>
      <div className="group">
        <PartText at={[...at, 'from']} type="date" isOptional label={<Trans id="loyaltyCard.from">First day</Trans>} />
        <PartText at={[...at, 'to']} type="date" isOptional label={<Trans id="loyaltyCard.to">Last day</Trans>} />
      </div>
      <PartNumber
        at={[...at, 'rewardDays']}
        kind="count"
        label={<Trans id="loyaltyCard.rewardDays">Days after the last one on which rewards can be used</Trans>}
        hint={<Trans id="loyaltyCard.rewardDaysHint">Empty: for ever.</Trans>}
      />
      <VenueTicks at={at} />
    </>
  )
}
