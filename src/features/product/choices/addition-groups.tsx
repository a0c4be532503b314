import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Ref } from 'react'

import type { ExtraIngredient, ExtraSet, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import { isSameChoice } from '#src/domain/product/configuration.ts'
import { groupState } from '#src/domain/product/group-state.ts'
import type { MissingChoice } from '#src/domain/product/missing-choices.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckRow } from '#src/ui/check-row.tsx'
import { OptionGroup } from '#src/ui/option-group.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { additionPrice } from './choice-prices.ts'
import { useChoiceState } from './use-choice-state.ts'
import { useGroupRule } from './use-group-rule.ts'
import { useMissingText } from './use-missing-text.ts'
import { useSigned } from './use-signed.ts'

import css from './addition-groups.css?inline'

declareStyles(css)

type WithAdditions = Product & { additions: ExtraSet }
type Group = ExtraSet['groups'][number]

export type AdditionGroupsProps = {
  readonly configuring: Configuring
  readonly refOf: (groupId: Id<'ExtraGroup'>) => Ref<HTMLFieldSetElement>
}

/** The additions by group, each with its rule; groups without any ingredient are not offered [PROD-22, PROD-23]. */
export function AdditionGroups({ configuring, refOf }: AdditionGroupsProps) {
  const { product } = configuring
  if (!hasAdditions(product)) return null
  const { groups, ingredients } = product.additions
  return groups
    .map((group) => ({ group, extras: ingredients.filter(({ groupId }) => groupId === group.id) }))
    .filter(({ extras }) => extras.length > 0)
    .map(({ group, extras }) => (
      <AdditionGroup
        key={group.id}
        configuring={configuring}
        product={product}
        group={group}
        extras={extras}
        ref={refOf(group.id)}
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

const shownAtFirst = 6

function isOfGroup(missing: MissingChoice, { id }: Group): boolean {
  return missing.reason === 'too-few-additions' && missing.groupId === id
}

function AdditionGroup({ configuring, product, group, extras, ref }: AdditionGroupProps) {
  const stateOf = useChoiceState()
  const ruleOf = useGroupRule()
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // The button goes away: the focus goes on to the first row it brought.
  useEffect(() => {
    if (isOpen) list.current?.querySelectorAll('input')[shownAtFirst]?.focus()
  }, [isOpen])
  const { configuration, shown } = configuring
  const missingText = useMissingText(shown)
  const { additions: choices, sizeId } = configuration
  const state = groupState(product.additions, { choices, groupId: group.id, sizeId })
  const isChosen = (extra: ExtraIngredient) => configuration.additions.some((choice) => isSameChoice(choice, extra))
  const listed = isOpen ? extras : extras.filter((extra, index) => index < shownAtFirst || isChosen(extra))
  const settled = state.chosen < state.min ? 'required' : 'done'
  const count = extras.length
  return (
    <OptionGroup
      ref={ref}
      title={group.name}
      rule={ruleOf(state)}
      state={stateOf(state.min > 0 ? settled : 'optional')}
      error={missingText((missing) => isOfGroup(missing, group))}
    >
      <div className="additions" data-open={isOpen} ref={list}>
        {listed.map((extra) => (
          <Addition
            key={extra.id}
            configuring={configuring}
            product={product}
            extra={extra}
            isChosen={isChosen(extra)}
            isFull={state.isFull}
          />
        ))}
      </div>
      {listed.length < count && (
        <Button variant="text" size="small" aria-expanded={false} onClick={() => setIsOpen(true)}>
          <Trans id="product.showAll">Show all {count}</Trans>
        </Button>
      )}
    </OptionGroup>
  )
}

type AdditionProps = Pick<AdditionGroupProps, 'configuring' | 'product'> & {
  readonly extra: ExtraIngredient
  readonly isChosen: boolean
  readonly isFull: boolean
}

/** One addition; what cannot be had, or no more, stays in sight with the reason [PROD-24, PROD-52]. */
function Addition({ configuring, product, extra, isChosen, isFull }: AdditionProps) {
  const { t } = useLingui()
  const signed = useSigned()
  const { configuration, venueId, change } = configuring
  const isAvailable = isIngredientAvailable(extra, venueId)
  const { price, isFree } = additionPrice(product, configuration, extra)
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
