import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { ComboCategory, ComboProduct, Product } from '#src/contract/product.ts'
import { sumCents } from '#src/domain/money.ts'
import { addComboPick, removeComboPick, whyNotAdd } from '#src/domain/product/change-combo.ts'
import { unitsPerCombo } from '#src/domain/product/combo-stock.ts'
import { countOf, countPicks, pricedComboPicks, quantityOf } from '#src/domain/product/combo.ts'
import type { GroupState } from '#src/domain/product/group-state.ts'
import { standardPrice } from '#src/domain/product/shown-price.ts'
import { isVariableCombo } from '#src/domain/product/variable-combo.ts'
import { accept } from '#src/domain/verdict.ts'
import { LongList } from '#src/features/product/choices/long-list.tsx'
import { useChoiceState } from '#src/features/product/choices/use-choice-state.ts'
import { useGroupRule } from '#src/features/product/choices/use-group-rule.ts'
import { useMissingText } from '#src/features/product/choices/use-missing-text.ts'
import { useSigned } from '#src/features/product/choices/use-signed.ts'
import type { FieldRef } from '#src/features/product/fields.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Picture } from '#src/ui/base/picture.tsx'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { OptionGroup } from '#src/ui/field/option-group.tsx'

import { PickRow } from './pick-row.tsx'

import css from './combo-picks.css?inline'

declareStyles(css)

export type ComboPicksProps = { readonly configuring: Configuring; readonly fieldRef: FieldRef }

/** Picks of a combo: its overall limits, then its products by category [PROD-32..40]. */
export function ComboPicks({ configuring, fieldRef }: ComboPicksProps) {
  const ruleId = useId()
  const { product } = configuring
  if (!product.isCombo) return null
  const offered = product.comboProducts ?? []
  const categories = (product.comboCategories ?? [])
    .map((category) => ({ category, products: offered.filter(({ categoryId }) => categoryId === category.id) }))
    .filter(({ products }) => products.length > 0)
  return (
    <>
      <ComboLimits configuring={configuring} fieldRef={fieldRef} ruleId={ruleId} />
      {categories.map(({ category, products }) => (
        <Course
          key={category.id}
          configuring={configuring}
          fieldRef={fieldRef}
          category={category}
          products={products}
          ruleId={ruleId}
        />
      ))}
    </>
  )
}

type WithRule = ComboPicksProps & { readonly ruleId: string }

const ofWhole = ['no-combo-product', 'too-few-combo-products', 'combo-below-minimum']

/** Number of picks, and how much a variable combo lacks to its minimum price. */
function ComboLimits({ configuring, fieldRef, ruleId }: WithRule) {
  const { t } = useLingui()
  const ruleOf = useGroupRule()
  const stateOf = useChoiceState()
  const { product, configuration, shown, missing } = configuring
  const missingText = useMissingText(shown)
  const isMissing = missing.some(({ reason }) => ofWhole.includes(reason))
  return (
    <OptionGroup
      ref={fieldRef('combo')}
      title={t({ id: 'product.combo', message: 'What goes in' })}
      rule={<span id={ruleId}>{ruleOf(limitsOf(product, configuration))}</span>}
      state={stateOf(isMissing ? 'required' : 'done')}
      error={missingText(({ reason }) => ofWhole.includes(reason))}
    >
      {isVariableCombo(product) && <Minimum configuring={configuring} />}
    </OptionGroup>
  )
}

function limitsOf(product: Product, { comboPicks }: Configuring['configuration']): GroupState {
  const chosen = countPicks(comboPicks)
  const max = product.maxComboProducts || null
  return { chosen, min: product.minComboProducts ?? 0, max, free: 0, isFull: max !== null && chosen >= max }
}

/** Total of the picks of a variable combo against its minimum price [PROD-36]. */
function Minimum({ configuring: { product, configuration, orderType } }: Pick<ComboPicksProps, 'configuring'>) {
  const { t } = useLingui()
  const price = usePrice()
  const sum = sumCents(pricedComboPicks(product, configuration).map(({ total }) => total))
  const least = standardPrice(product, orderType)
  const [reached, wanted] = [price(sum), price(least)]
  const label =
    sum < least
      ? t({ id: 'product.combo.belowMinimum', message: `${reached} of at least ${wanted}` })
      : t({ id: 'product.combo.minimumReached', message: `${reached}, the minimum of ${wanted} is reached` })
  return (
    <div className="combo-minimum">
      <ProgressBar value={least > 0 ? sum / least : 1} label={label} />
    </div>
  )
}

type CourseProps = WithRule & { readonly category: ComboCategory; readonly products: readonly ComboProduct[] }

/** The products of one category of the combo [PROD-33, PROD-38, PROD-40]. */
function Course({ configuring, fieldRef, category, products, ruleId }: CourseProps) {
  const ruleOf = useGroupRule()
  const stateOf = useChoiceState()
  const ownRuleId = useId()
  const { product, configuration, shown } = configuring
  const missingText = useMissingText(shown)
  const { comboPicks } = configuration
  const chosen = countOf(comboPicks, category.id)
  const [min, max] = [category.min ?? 0, category.max || null]
  const isFull = max !== null && chosen >= max
  const whole = limitsOf(product, configuration)
  const settled = chosen < min ? 'required' : 'done'
  return (
    <OptionGroup
      ref={fieldRef(`category-${category.id}`)}
      title={category.name}
      rule={
        <span id={ownRuleId}>
          {whole.isFull && !isFull ? ruleOf(whole) : ruleOf({ chosen, min, max, free: 0, isFull })}
        </span>
      }
      state={stateOf(min > 0 || chosen > 0 ? settled : 'optional')}
      error={missingText((one) => one.reason === 'too-few-of-category' && one.categoryId === category.id)}
    >
      <LongList
        items={products}
        nameOf={({ name }) => name}
        isChosen={(offered) => quantityOf(comboPicks, offered) > 0}
      >
        {(offered) => (
          <ComboRow
            key={offered.productId}
            configuring={configuring}
            offered={offered}
            count={quantityOf(comboPicks, offered)}
            ruleId={isFull ? ownRuleId : ruleId}
          />
        )}
      </LongList>
    </OptionGroup>
  )
}

type ComboRowProps = Pick<CourseProps, 'configuring' | 'ruleId'> & {
  readonly offered: ComboProduct
  readonly count: number
}

function ComboRow({ configuring, offered, count, ruleId }: ComboRowProps) {
  const api = useApi()
  const signed = useSigned()
  const price = usePrice()
  const { product, configuration, quantity, pickStock, change } = configuring
  const { productId, categoryId } = offered
  const left = unitsPerCombo(pickStock, productId, quantity)
  const refusal = whyNotAdd(product, configuration, offered, left)
  const choice = { productId, categoryId }
  const photo = configuring.offered.find(({ id }) => id === productId)?.photoCode
  return (
    <PickRow
      name={offered.name}
      count={count}
      canAdd={refusal === null}
      reason={refusal?.reason === 'too-few-left' && <TooFewLeft left={refusal.left} />}
      ruleId={refusal?.reason === 'too-few-left' ? undefined : ruleId}
      detail={isVariableCombo(product) ? price(offered.price) : signed(offered.price)}
      start={<Picture photo={api.photo(photo)} alt="" width={48} height={48} isFilling isDimmed={left === 0} />}
      onAdd={() => change({ kind: 'rule', apply: (before) => addComboPick(product, before, choice, left) })}
      onRemove={() => change({ kind: 'rule', apply: (before) => accept(removeComboPick(product, before, choice)) })}
    />
  )
}

function TooFewLeft({ left }: { readonly left: number }) {
  if (left === 0) return <Trans id="no_more_availability">No more available</Trans>
  return <Trans id="product.left">Available: {left}</Trans>
}
