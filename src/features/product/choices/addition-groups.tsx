import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'

import type { ExtraIngredient, ExtraSet, Product } from '#src/contract/product.ts'
import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import { isSameChoice } from '#src/domain/product/configuration.ts'
import { groupState, offeredGroups } from '#src/domain/product/group-state.ts'
import type { MissingChoice } from '#src/domain/product/missing-choices.ts'
import type { FieldRef } from '#src/features/product/fields.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { CheckRow } from '#src/ui/field/check-row.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'

import { additionPrice } from './choice-prices.ts'
import { LongList } from './long-list.tsx'
import { useChoiceState } from './use-choice-state.ts'
import { useGroupRule } from './use-group-rule.ts'
import { useMissingText } from './use-missing-text.ts'
import { useSigned } from './use-signed.ts'

type WithAdditions = Product & { additions: ExtraSet }
type Group = ExtraSet['groups'][number]

export type AdditionGroupsProps = {
  readonly configuring: Configuring
  readonly fieldRef: FieldRef
}

/** Additions by group, each with its limits in words; groups without ingredients are left out [PROD-22, PROD-23]. */
export function AdditionGroups({ configuring, fieldRef }: AdditionGroupsProps) {
  const { product } = configuring
  if (!hasAdditions(product)) return null
  return offeredGroups(product.additions).map(({ group, extras }) => (
    <AdditionGroup
      key={group.id}
      configuring={configuring}
      product={product}
      group={group}
      extras={extras}
      ref={fieldRef(`additions-${group.id}`)}
    />
  ))
}

function hasAdditions(product: Product): product is WithAdditions {
  return product.additions != null
}

type AdditionGroupProps = {
  readonly configuring: Configuring
  readonly product: WithAdditions
  readonly group: Group
  readonly extras: readonly ExtraIngredient[]
  readonly ref: Ref<HTMLFieldSetElement>
}

function isOfGroup(missing: MissingChoice, { id }: Group): boolean {
  return missing.reason === 'too-few-additions' && missing.groupId === id
}

function AdditionGroup({ configuring, product, group, extras, ref }: AdditionGroupProps) {
  const stateOf = useChoiceState()
  const ruleOf = useGroupRule()
  const { configuration, shown } = configuring
  const missingText = useMissingText(shown)
  const { additions: choices, sizeId } = configuration
  const state = groupState(product.additions, { choices, groupId: group.id, sizeId })
  const isChosen = (extra: ExtraIngredient) => configuration.additions.some((choice) => isSameChoice(choice, extra))
  const settled = state.chosen < state.min ? 'required' : 'done'
  return (
    <OptionGroup
      ref={ref}
      title={group.name}
      rule={ruleOf(state)}
      state={stateOf(state.min > 0 ? settled : 'optional')}
      error={missingText((missing) => isOfGroup(missing, group))}
    >
      <LongList items={extras} nameOf={({ name }) => name} isChosen={isChosen}>
        {(extra) => (
          <Addition
            key={extra.id}
            configuring={configuring}
            product={product}
            extra={extra}
            isChosen={isChosen(extra)}
            isFull={state.isFull}
          />
        )}
      </LongList>
    </OptionGroup>
  )
}

type AdditionProps = Pick<AdditionGroupProps, 'configuring' | 'product'> & {
  readonly extra: ExtraIngredient
  readonly isChosen: boolean
  readonly isFull: boolean
}

/** One addition; an unavailable one stays listed, disabled with the reason [PROD-24, PROD-52]. */
function Addition({ configuring, product, extra, isChosen, isFull }: AdditionProps) {
  const { t } = useLingui()
  const signed = useSigned()
  const { configuration, venueId, change } = configuring
  const isAvailable = isIngredientAvailable(extra, venueId)
  const { price, isFree } = additionPrice(product, configuration, extra, venueId)
  const { id, groupId, name } = extra
  return (
    <CheckRow
      label={name}
      detail={isFree ? t({ id: 'product.free', message: 'free' }) : signed(price)}
      isChecked={isChosen}
      isDisabled={!isChosen && (!isAvailable || isFull)}
      disabledReason={isAvailable ? undefined : t({ id: 'product.unavailable', message: 'Not available today' })}
      onChange={() => change({ kind: 'addition', choice: { id, groupId } })}
    />
  )
}
