import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { ExtraIngredient, ExtraSet } from '#src/contract/product.ts'
import { addPick, pickLimits, removePick, whyNotPick } from '#src/domain/product/change-picks.ts'
import { isSameChoice } from '#src/domain/product/configuration.ts'
import { findExtra } from '#src/domain/product/extras.ts'
import { groupState, offeredGroups } from '#src/domain/product/group-state.ts'
import { accept } from '#src/domain/verdict.ts'
import { LongList } from '#src/features/product/choices/long-list.tsx'
import { useChoiceState } from '#src/features/product/choices/use-choice-state.ts'
import { useGroupRule } from '#src/features/product/choices/use-group-rule.ts'
import { useMissingText } from '#src/features/product/choices/use-missing-text.ts'
import { useSigned } from '#src/features/product/choices/use-signed.ts'
import type { FieldRef } from '#src/features/product/fields.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { RefreshIcon } from '#src/ui/base/more-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'

import { ChangePickDialog } from './change-pick-dialog.tsx'
import { pickPrice } from './pick-price.ts'
import { PickRow } from './pick-row.tsx'
import { usePicksRule } from './use-picks-rule.ts'
import { hasPicks } from './with-picks.ts'
import type { WithPicks } from './with-picks.ts'

import css from './free-picks.css?inline'

declareStyles(css)

export type FreePicksProps = { readonly configuring: Configuring; readonly fieldRef: FieldRef }

/** Flavours by group, each in as many units as the limits allow [PROD-27..31]. */
export function FreePicks({ configuring, fieldRef }: FreePicksProps) {
  const { t } = useLingui()
  const stateOf = useChoiceState()
  const ruleOf = usePicksRule()
  const { product, configuration, shown } = configuring
  const missingText = useMissingText(shown)
  const { picks } = configuration
  if (!hasPicks(product)) return null
  const isMissing = configuring.missing.some(({ reason }) => isOfPicks(reason))
  const { picksFull, flavoursFull } = pickLimits(product, picks)
  const settled = picks.length > 0 ? 'done' : 'optional'
  return (
    <OptionGroup
      ref={fieldRef('picks')}
      title={t({ id: 'product.picks', message: 'Your picks' })}
      rule={ruleOf(product, picks)}
      state={stateOf(isMissing ? 'required' : settled)}
      error={missingText(({ reason }) => reason === 'too-few-picks')}
    >
      {offeredGroups(product.picks).map(({ group, extras }, _index, all) => (
        <PickGroup
          key={group.id}
          configuring={configuring}
          product={product}
          group={group}
          flavours={extras}
          isOnly={all.length === 1}
          fieldRef={fieldRef}
        />
      ))}
      {/* Below the rows, so that they do not move under the finger. */}
      <div className="picks-full" role="status">
        {flavoursFull !== null && picksFull === null && (
          <Notice kind="info">
            <Trans id="product.picks.flavoursFull">
              No more than {flavoursFull} different ones: add more of these, or change one.
            </Trans>
          </Notice>
        )}
      </div>
      <ChosenPicks configuring={configuring} product={product} />
    </OptionGroup>
  )
}

function isOfPicks(reason: Configuring['missing'][number]['reason']): boolean {
  return reason === 'too-few-picks' || reason === 'too-few-picks-of-group'
}

type PickGroupProps = FreePicksProps & {
  readonly product: WithPicks
  readonly group: ExtraSet['groups'][number]
  readonly flavours: readonly ExtraIngredient[]
  readonly isOnly: boolean
}

function PickGroup({ configuring, product, group, flavours, isOnly, fieldRef }: PickGroupProps) {
  const id = useId()
  const ruleOf = useGroupRule()
  const { configuration, shown } = configuring
  const missingText = useMissingText(shown)
  const { picks: choices, sizeId } = configuration
  const state = groupState(product.picks, { choices, groupId: group.id, sizeId })
  const hasRule = state.min > 0 || state.max !== null || state.free > 0
  const error = missingText((one) => one.reason === 'too-few-picks-of-group' && one.groupId === group.id)
  const countOf = (flavour: ExtraIngredient) => choices.filter((pick) => isSameChoice(pick, flavour)).length
  return (
    <fieldset
      className="pick-group"
      ref={fieldRef(`picks-${group.id}`)}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={[hasRule && `${id}-rule`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <h4 className={isOnly ? 'visually-hidden' : 'name'} id={`${id}-name`}>
        {group.name}
      </h4>
      {hasRule && (
        <p className="rule" id={`${id}-rule`}>
          {ruleOf(state)}
        </p>
      )}
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      <LongList items={flavours} nameOf={({ name }) => name} isChosen={(flavour) => countOf(flavour) > 0}>
        {(flavour) => (
          <Flavour
            key={flavour.id}
            configuring={configuring}
            product={product}
            flavour={flavour}
            count={countOf(flavour)}
            ruleId={state.isFull ? `${id}-rule` : undefined}
          />
        )}
      </LongList>
    </fieldset>
  )
}

type FlavourProps = Pick<PickGroupProps, 'configuring' | 'product'> & {
  readonly flavour: ExtraIngredient
  readonly count: number
  readonly ruleId: string | undefined
}

function Flavour({ configuring, product, flavour, count, ruleId }: FlavourProps) {
  const { t } = useLingui()
  const signed = useSigned()
  const { configuration, venueId, change } = configuring
  const { id, groupId, name } = flavour
  const choice = { id, groupId }
  const refusal = whyNotPick(product, configuration, choice, venueId)
  const { price, isFree } = pickPrice(product, configuration, flavour, venueId)
  return (
    <PickRow
      name={name}
      count={count}
      canAdd={refusal === null}
      reason={refusal?.reason === 'unavailable' && t({ id: 'product.unavailable', message: 'Not available today' })}
      ruleId={ruleId}
      detail={isFree ? t({ id: 'product.free', message: 'free' }) : signed(price)}
      onAdd={() => change({ kind: 'rule', apply: (before) => addPick(product, before, choice, venueId) })}
      onRemove={() => change({ kind: 'rule', apply: (before) => accept(removePick(before, choice)) })}
    />
  )
}

/** The picked units; each can be replaced by another flavour [PROD-31]. */
function ChosenPicks({ configuring, product }: Pick<PickGroupProps, 'configuring' | 'product'>) {
  const { t } = useLingui()
  const [changed, setChanged] = useState<number | null>(null)
  const { picks } = configuring.configuration
  if (picks.length === 0) return null
  return (
    <div className="chosen-picks">
      <p className="label">
        <Trans id="product.picks.chosen">Chosen: tap one to change it</Trans>
      </p>
      <ul>
        {picks.map((pick, index) => {
          const name = findExtra(product.picks, pick)?.name ?? ''
          return (
            // By index: units of one flavour differ by nothing else.
            <li key={index}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t({ id: 'product.picks.change', message: `Change ${name}` })}
                onClick={() => setChanged(index)}
              >
                {name}
                <RefreshIcon size={16} />
              </button>
            </li>
          )
        })}
      </ul>
      {changed !== null && picks[changed] && (
        <ChangePickDialog
          configuring={configuring}
          product={product}
          index={changed}
          onClose={() => setChanged(null)}
        />
      )}
    </div>
  )
}
