import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'

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
            <WorthFields at={path} currency={currency} />
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

const worths = ['percent', 'amount'] as const

/** A dish, per cent or an amount: the file says a number for the last two only. */
function WorthFields({ at, currency }: RewardListProps) {
  const { t } = useLingui()
  const part = usePart()
  const worth = worths.find((each) => part.at([...at, each]) !== undefined) ?? 'dish'
  const take = (chosen: string) =>
    part.change(at, (reward) => {
      const { percent, amount, ...rest } = reward as Readonly<Record<string, unknown>>
      return chosen === 'dish' ? rest : { ...rest, [chosen]: percent ?? amount ?? '' }
    })
  return (
    <>
      <SelectField
        label={<Trans id="loyaltyCard.worth">What it is</Trans>}
        value={worth}
        options={[
          { value: 'dish', label: t({ id: 'loyaltyCard.dish', message: 'A dish for nothing' }) },
          { value: 'percent', label: t({ id: 'codes.percent', message: 'Per cent' }) },
          {
            value: 'amount',
            label:
              currency === ''
                ? t({ id: 'codes.amount', message: 'An amount' })
                : t({ id: 'codes.amountIn', message: `An amount in ${currency}` }),
          },
        ]}
        onChange={take}
      />
      {worth !== 'dish' && (
        <PartNumber
          key={worth}
          at={[...at, worth]}
          kind={worth === 'amount' ? 'money' : 'decimal'}
          isRequired
          label={<Trans id="codes.value">How much</Trans>}
        />
      )}
    </>
  )
}
