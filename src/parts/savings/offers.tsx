import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import { rewardContext } from '#src/domain/discounts/judge-savings.ts'
import type { Offer, Savings } from '#src/domain/discounts/savings.ts'
import { usableOffers } from '#src/domain/discounts/savings.ts'
import { negated } from '#src/domain/money.ts'
import type { OrderCosts } from '#src/parts/costs/use-order-costs.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'

import { useSavingNames } from './use-saving-names.ts'

export type OffersProps = {
  readonly costs: OrderCosts
  readonly context: SavingsContext
  readonly onApply: (savings: Savings) => void
}

const shownAtFirst = 3

/** Codes and rewards that can be used now with the amount they save, the highest first; a tap applies one. */
export function Offers({ costs, context, onApply }: OffersProps) {
  const { t } = useLingui()
  const [showsAll, setShowsAll] = useState(false)
  const { amounts, current } = costs
  const { codes, rewards, savings } = current
  if (!codes || !rewards) return <Skeleton shape="box" />
  const { slotStart } = context
  const offers = usableOffers({ codes, rewards, savings, amounts, slotStart, reward: rewardContext(context) })
  const hidden = showsAll ? 0 : offers.length - shownAtFirst
  if (offers.length === 0) return null
  return (
    <>
      <ul className="offers" aria-label={t({ id: 'savings.offers', message: 'What you can save now' })}>
        {(hidden > 0 ? offers.slice(0, shownAtFirst) : offers).map((offer) => (
          <OfferRow key={keyOf(offer)} offer={offer} onApply={() => onApply(withOffer(savings, offer))} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
          <Trans id="savings.moreOffers">Show {hidden} more</Trans>
        </Button>
      )}
    </>
  )
}

function keyOf(offer: Offer): string {
  return offer.kind === 'code' ? `code ${offer.code.id}` : `reward ${offer.applied.reward.id}`
}

function withOffer({ rewards }: Savings, offer: Offer): Savings {
  return offer.kind === 'code'
    ? { code: offer.code, rewards: [] }
    : { code: null, rewards: [...rewards, offer.applied] }
}

function OfferRow({ offer, onApply }: { readonly offer: Offer; readonly onApply: () => void }) {
  const price = usePrice()
  const names = useSavingNames()
  return (
    <li>
      <button type="button" onClick={onApply}>
        {offer.kind === 'code' ? (
          <span className="name" translate="no">
            {offer.code.name}
          </span>
        ) : (
          <span className="name">{names.reward(offer.applied.reward)}</span>
        )}
        <span className="kind">
          {offer.kind === 'code'
            ? names.code(offer.code)
            : (offer.applied.productName ?? <Trans id="savings.reward">Reward</Trans>)}
        </span>
        <span className="saving tabular">{price(negated(offer.saving))}</span>
        <span className="use">
          <Trans id="savings.use">Use</Trans>
        </span>
      </button>
    </li>
  )
}
