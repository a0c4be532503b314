import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, useState, useSyncExternalStore } from 'react'

import type { ListedProduct } from '#desk/contract/menu.ts'
import { setStock } from '#desk/contract/menu.ts'
import type { DeskVenue } from '#desk/contract/venue.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { PauseState } from '#desk/parts/pauses/pause-state.tsx'
import { RestaurantPhoto } from '#desk/parts/photos/restaurant-photo.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { PauseDish } from './pause-dish.tsx'
import { quantityLeft } from './quantity-left.ts'

import css from './product-row.css?inline'

declareStyles(css)

type ProductRowProps = {
  readonly product: ListedProduct
  /** Whose stock is shown; null = the restaurant has no venue. */
  readonly venue: DeskVenue | null
}

/** A product in the list. Drawn anew only when it has changed: a menu may have 1,000. */
export const ProductRow = memo(function ProductRow({ product, venue }: ProductRowProps) {
  const { t } = useLingui()
  const id = useId()
  const { name, cents, isFrom, isWithdrawn, photoCode } = product
  const left = venue && quantityLeft(product, venue.id)
  const pause = product.pauses.find(({ venueId }) => venueId === venue?.id)
  const price = cents === null ? null : formatMoney(cents, venue?.currency ?? '')
  return (
    <div className="desk-product">
      <RestaurantPhoto code={photoCode} width={64} isDimmed={isWithdrawn || left === 0 || pause !== undefined} />
      <div className="facts" id={id}>
        <p className="name">{name}</p>
        <p className="state tabular">
          {price !== null && <span>{isFrom ? <Trans id="menu.from">from {price}</Trans> : price}</span>}
          <State isWithdrawn={isWithdrawn} left={left} pause={pause} />
        </p>
      </div>
      <div className="actions">
        <PageLink to={`/menu/product/${product.id}`} label={t({ id: 'menu.editThis', message: `Edit ${name}` })}>
          <Trans id="form.edit">Edit</Trans>
        </PageLink>
        {venue && !isWithdrawn && (
          <>
            <PauseDish
              what={{ venueId: venue.id, kind: 'product', id: product.id }}
              name={name}
              isPaused={pause !== undefined}
            />
            <SoldOut product={product} venue={venue} describedBy={id} />
          </>
        )}
      </div>
    </div>
  )
})

type StateProps = {
  readonly isWithdrawn: boolean
  /** Null = no limit. */
  readonly left: number | null
  readonly pause: ListedProduct['pauses'][number] | undefined
}

function State({ isWithdrawn, left, pause }: StateProps) {
  if (isWithdrawn)
    return (
      <Tag>
        <Trans id="menu.withdrawn">Not sold any more</Trans>
      </Tag>
    )
  if (pause)
    return (
      <Tag kind="wait">
        <PauseState until={pause.until} />
      </Tag>
    )
  if (left === null) return null
  if (left === 0)
    return (
      <Tag kind="error">
        <Trans id="menu.soldOut">Sold out</Trans>
      </Tag>
    )
  return (
    <Tag kind="wait">
      <Trans id="menu.left">{left} left</Trans>
    </Tag>
  )
}

type SoldOutProps = {
  readonly product: ListedProduct
  readonly venue: DeskVenue
  /** Id of the text that says which product it is. */
  readonly describedBy: string
}

/** Takes a product off sale at a venue, or puts it back without a limit. */
function SoldOut({ product, venue, describedBy }: SoldOutProps) {
  const { t } = useLingui()
  const { say, waiting } = useDesk()
  const { send, isPending, failure } = useChange()
  const [isRefused, setIsRefused] = useState(false)
  const { id, name } = product
  const soldOut = { kind: 'soldOut', venue: venue.id, product: id, name } as const
  const isKept = useSyncExternalStore(waiting.subscribe, () => waiting.has(soldOut))
  const isOut = quantityLeft(product, venue.id) === 0
  const fault =
    failure ?? (isRefused ? t({ id: 'menu.notChanged', message: 'That was not changed. Try again.' }) : null)

  async function toggle() {
    const answer = await send(setStock, { venue: venue.id, product: id }, { quantity: isOut ? null : 0 })
    if (!answer.ok && answer.refusal.reason === 'no-network' && !isOut) {
      waiting.add(soldOut)
      return say(t({ id: 'menu.outWaits', message: `${name}: sold out as soon as the network is back` }))
    }
    setIsRefused(!answer.ok)
    if (!answer.ok) return
    say(
      isOut
        ? t({ id: 'menu.isBack', message: `${name} is back in stock` })
        : t({ id: 'menu.isOut', message: `${name} is sold out` }),
    )
  }

  if (isKept)
    return (
      <>
        <Tag>
          <Trans id="waiting.network">Waits for the network</Trans>
        </Tag>
        <Button aria-describedby={describedBy} onClick={() => waiting.takeBack(soldOut)}>
          <Trans id="orders.takeBack">Take back</Trans>
        </Button>
      </>
    )
  return (
    <>
      <Button isBusy={isPending} aria-describedby={describedBy} onClick={() => void toggle()}>
        {isOut ? <Trans id="menu.bringBack">Back in stock</Trans> : <Trans id="menu.soldOut">Sold out</Trans>}
      </Button>
      {fault !== null && <AlertList messages={[fault]} />}
    </>
  )
}
