import { useLingui } from '@lingui/react/macro'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { Shortage } from '#src/domain/cart/shortages.ts'
import { chosenOptionTexts } from '#src/parts/cart/chosen-option-texts.ts'
import { ShortWays } from '#src/parts/cart/short/short-ways.tsx'
import type { ShortWaysProps } from '#src/parts/cart/short/short-ways.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

type ShortLineProps = Pick<ShortWaysProps, 'onDecided'> & {
  readonly shortage: Shortage
  readonly lines: readonly CartLine[]
}

/** A line that cannot be had as ordered, with the ways out. */
export function ShortLine({ shortage: { lineId, left }, lines, onDecided }: ShortLineProps) {
  const { t } = useLingui()
  const line = lines.find((one) => one.lineId === lineId)
  if (!line) return null
  return (
    <Card>
      <div className="short-line">
        <p className="line">
          <span className="tabular">{line.quantity} ×</span>
          <span>{[line.item.name, ...chosenOptionTexts(line.item)].join(' · ')}</span>
          <Tag kind="error">
            {left > 0
              ? t({ id: 'product.left', message: `Available: ${left}` })
              : t({ id: 'product.soldOut', message: 'Sold out' })}
          </Tag>
        </p>
        <ShortWays line={line} left={left} onDecided={onDecided} />
      </div>
    </Card>
  )
}
