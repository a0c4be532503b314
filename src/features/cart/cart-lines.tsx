import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'

import { prefersStillness } from '#src/browser/prefers-stillness.ts'
import { isShort } from '#src/domain/cart/is-short.ts'
import { lineLimit } from '#src/domain/cart/line-limit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createCartShortagesStore } from '#src/state/cart-shortages-store.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CartLineRow } from './cart-line-row.tsx'
import { useCartStock } from './use-cart-stock.ts'
import { useCart } from './use-cart.ts'
import { useRemoveLine } from './use-remove-line.ts'

import css from './cart-lines.css?inline'

declareStyles(css)

const collapse = { duration: 160, easing: 'ease-in', fill: 'forwards' } as const

/** The lines of the cart. A removed line collapses, then the next line gets the focus. */
export function CartLines({ onEmptied }: { readonly onEmptied?: () => void }) {
  const { t } = useLingui()
  const { view, stores } = useInstance()
  const { shortages } = useSnapshot(stores.of(createCartShortagesStore).state)
  const { lines } = useCart()
  const { products, venueId, isWaiting } = useCartStock(lines)
  const removeLine = useRemoveLine()
  const rows = useRef(new Map<number, HTMLLIElement>())
  const hasPhotos = lines.some((line) => line.photoCode !== null)

  async function remove(lineId: number) {
    const row = rows.current.get(lineId)
    const isStill = prefersStillness(view)
    if (row?.inert) return
    if (row && !isStill && typeof row.animate === 'function') {
      row.inert = true
      const shrunk = { blockSize: '0', paddingBlock: '0', opacity: 0 }
      await row.animate([{ blockSize: `${row.offsetHeight}px` }, shrunk], collapse).finished.catch(() => undefined)
    }
    removeLine(lineId)
    leaveLine(lineId)
  }

  /** Moves the focus on from a line that has gone. */
  function leaveLine(lineId: number) {
    const index = lines.findIndex((line) => line.lineId === lineId)
    const neighbour = lines[index + 1] ?? lines[index - 1]
    if (neighbour) rows.current.get(neighbour.lineId)?.querySelector<HTMLElement>('.name')?.focus()
    // Another dish may stand in its place.
    else if (stores.cart.state.cart.lines.length > 0) rows.current.get(lineId)?.parentElement?.focus()
    else onEmptied?.()
  }

  return (
    <ul className="cart-lines" tabIndex={-1} aria-label={t({ id: 'cart.lines', message: 'Items in your order' })}>
      {lines.map((line, index) => {
        const shortage = isWaiting ? undefined : shortages.find((one) => isShort(line, one))
        return (
          <CartLineRow
            key={line.lineId}
            line={line}
            index={index}
            hasPhoto={hasPhotos}
            limit={
              shortage
                ? { ...shortage, max: shortage.left, name: line.item.name }
                : lineLimit(line, lines, products, venueId)
            }
            isShort={shortage !== undefined}
            onDecided={() => leaveLine(line.lineId)}
            onRemove={() => void remove(line.lineId)}
            ref={(row) => {
              if (row) rows.current.set(line.lineId, row)
              return () => void rows.current.delete(line.lineId)
            }}
          />
        )
      })}
    </ul>
  )
}
