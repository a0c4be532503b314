import { Trans } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'

import type { LostSaving, SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { rewardRefusalText } from '#src/i18n/savings-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import type { OrderCosts } from '#src/parts/costs/use-order-costs.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { usePreload } from '#src/parts/screen/use-preload.ts'
import { createLostSavingsStore } from '#src/state/lost-savings-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CodeField } from './code-field.tsx'
import { Offers } from './offers.tsx'
import type { CurrentSavings } from './use-savings.ts'

import css from './savings-block.css?inline'

declareStyles(css)

// Few orders lose a saving.
const LostSavings = lazyPart('LostSavings', () => import('./lost-savings.tsx'), { texts: 'order' })
// Only customers of restaurants with a loyalty card have rewards.
const RewardsDialog = lazyPart('RewardsDialog', () => import('./rewards-dialog.tsx'), {
  texts: 'order',
  isEssential: true,
})

export type SavingsBlockProps = {
  readonly costs: OrderCosts
  readonly headingLevel: 2 | 3
  readonly onApply: (savings: Savings) => void
}

/**
 * Codes and rewards: what the order has lost of them, usable offers, a field for a code, a button to the list of all rewards
 * [COUP-02, REW-03].
 */
export function SavingsBlock(props: SavingsBlockProps) {
  const id = useId()
  const { stores } = useInstance()
  const heading = useRef<HTMLHeadingElement>(null)
  const lost = useSnapshot(stores.of(createLostSavingsStore).state).lost as readonly LostSaving[]
  const { current } = props.costs
  const { hasRewards, codes, rewards, context, error } = current
  useFailureAlert(error)
  const hasFailed = Boolean(error) && (!codes || !rewards)
  if (!context || !(hasChoice(current) || hasFailed || lost.length > 0)) return null
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3'

  function seen() {
    stores.of(createLostSavingsStore).dismiss()
    heading.current?.focus()
  }

  return (
    <section className="savings-block" aria-labelledby={id}>
      <Heading className="title" id={id} tabIndex={-1} ref={heading}>
        {hasRewards ? (
          <Trans id="savings.title">Code or reward</Trans>
        ) : (
          <Trans id="savings.codeTitle">Discount code</Trans>
        )}
      </Heading>
      <div className="lost" role="status">
        {lost.length > 0 && <LostSavings lost={lost} onSeen={seen} />}
      </div>
      {hasFailed ? <LoadFailure error={error} onRetry={current.reload} /> : <WaysToSave {...props} context={context} />}
    </section>
  )
}

/** Where there are no rewards, a code in use leaves nothing to choose [CART-56]. */
function hasChoice({ hasCodes, hasRewards, chosen }: CurrentSavings): boolean {
  return hasRewards || (hasCodes && chosen.codeName === null)
}

type WaysToSaveProps = SavingsBlockProps & { readonly context: SavingsContext }

/** Offers and code field. Only one code at a time, and a code excludes rewards: a text says so [COUP-14, REW-06]. */
function WaysToSave({ costs, context, onApply }: WaysToSaveProps) {
  const { i18n } = useInstance()
  const [showsRewards, setShowsRewards] = useState(false)
  const { current } = costs
  const { hasCodes, hasRewards, savings } = current
  const hasCode = savings.code !== null
  usePreload(RewardsDialog, hasRewards)
  return (
    <>
      <Offers costs={costs} context={context} onApply={onApply} />
      {hasCodes && !hasCode && <CodeField current={current} context={context} onApply={onApply} />}
      {hasRewards && hasCode && <p className="hint">{rewardRefusalText(i18n, { reason: 'code-applied' })}</p>}
      {hasRewards && (
        <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setShowsRewards(true)}>
          <Trans id="savings.allRewards">Your rewards</Trans>
        </Button>
      )}
      {showsRewards && <RewardsDialog current={current} context={context} onClose={() => setShowsRewards(false)} />}
    </>
  )
}
