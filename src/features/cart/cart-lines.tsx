import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import { prefersStillness } from '#src/browser/prefers-stillness.ts'
import { lineLimit } from '#src/domain/cart/line-limit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
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
  const { view } = useInstance()
  const { lines } = useCart()
  const { products, venueId } = useCartStock(lines)
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
    const index = lines.findIndex((line) => line.lineId === lineId)
    const neighbour = lines[index + 1] ?? lines[index - 1]
    removeLine(lineId)
    if (neighbour) rows.current.get(neighbour.lineId)?.querySelector<HTMLElement>('.name')?.focus()
    else onEmptied?.()
  }

  return (
    <ul className="cart-lines" aria-label={t({ id: 'cart.lines', message: 'Items in your order' })}>
      {lines.map((line, index) => (
        <CartLineRow
          key={line.lineId}
          line={line}
          index={index}
          hasPhoto={hasPhotos}
          limit={lineLimit(line, lines, products, venueId)}
          onRemove={() => void remove(line.lineId)}
          ref={(row) => {
            if (row) rows.current.set(line.lineId, row)
            return () => void rows.current.delete(line.lineId)
          }}
        />
      ))}
    </ul>
  )
}
