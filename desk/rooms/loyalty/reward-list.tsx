import { Trans, useLingui } from '@lingui/react/macro'

import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { WorthFields } from '#desk/parts/file-part/worth-fields.tsx'

import { MeantField } from './meant-field.tsx'

type RewardListProps = { readonly at: Path; readonly currency: string }

/** What points give. */
export function RewardList({ at, currency }: RewardListProps) {
  const { t } = useLingui()
  return (
    <PartList
      at={[...at, 'rewards']}
      label={t({ id: 'loyaltyCard.rewardList', message: 'Rewards' })}
      headingLevel={3}
      saysNone
      addText={<Trans id="loyaltyCard.addReward">Add a reward</Trans>}
      added={{ points: '' }}
      nameOf={(_, index) => {
        const number = index + 1
        return t({ id: 'loyaltyCard.oneReward', message: `reward ${number}` })
      }}
      empty={<Trans id="loyaltyCard.noReward">There is none: points give nothing.</Trans>}
    >
      {(path) => (
        <>
          <div className="group">
            <PartNumber
              at={[...path, 'points']}
              kind="count"
              isRequired
              label={<Trans id="loyaltyCard.points">Points</Trans>}
            />
            <WorthFields
              at={path}
              currency={currency}
              label={<Trans id="loyaltyCard.worth">What it is</Trans>}
              otherwise={t({ id: 'loyaltyCard.dish', message: 'A dish for nothing' })}
            />
          </div>
          <PartWords
            at={[...path, 'name']}
            isOptional
            label={t({ id: 'loyaltyCard.rewardName', message: 'What guests read' })}
          />
          <MeantField at={path} label={<Trans id="loyaltyCard.rewardFor">For which dishes</Trans>} />
          <PartFlag
            at={[...path, 'isCumulable']}
            usual
            label={<Trans id="loyaltyCard.isCumulable">Together with other rewards</Trans>}
          />
        </>
      )}
    </PartList>
  )
}
