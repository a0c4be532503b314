import { useRef } from 'react'

import { useMenuTools } from '#src/features/menu/menu-tools.tsx'
import { useNearViewport } from '#src/features/menu/scroll/use-near-viewport.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { Dish } from './dish.tsx'
import type { DishProps } from './dish.tsx'

import css from './dish-blocks.css?inline'

declareStyles(css)

export type ListedDish = Pick<DishProps, 'product' | 'categoryId' | 'verdict'>

export type DishBlocksProps = {
  readonly dishes: readonly ListedDish[]
  /** Draws only the blocks near the viewport (decision 106). */
  readonly isLong: boolean
  /** Index of the block that is visible without scrolling. */
  readonly firstBlock?: number | undefined
}

/** Dishes of a block: full rows of one, two and three columns. */
const blockSize = 12
// On 844 px about five dishes are visible above the bar.
const seenFirst = 6
// Their photos are fetched before the others.
const prior = 2

/** Cards or rows in the order given, in blocks [MENU-10, MENU-13, MENU-36]. */
export function DishBlocks({ dishes, firstBlock, ...rest }: DishBlocksProps) {
  const starts = dishes.flatMap((_, at) => (at % blockSize === 0 ? [at] : []))
  return starts.map((start, index) => (
    // A block of other dishes is another block: its height is not known.
    <DishBlock
      key={dishes[start]?.product.id}
      start={start}
      dishes={dishes.slice(start, start + blockSize)}
      count={dishes.length}
      isFirst={index === firstBlock}
      {...rest}
    />
  ))
}

type DishBlockProps = Omit<DishBlocksProps, 'firstBlock'> & {
  /** Position of its first dish in the list. */
  readonly start: number
  /** Dishes of the whole list. */
  readonly count: number
  readonly isFirst: boolean
}

function DishBlock({ dishes, start, count, isLong, isFirst }: DishBlockProps) {
  const element = useRef<HTMLDivElement>(null)
  const { layout } = useMenuTools()
  const isAway = !useNearViewport(element, isFirst || !isLong, isLong)
  return (
    <div className={isAway ? 'dish-block dish-names' : 'dish-block'} data-layout={layout} ref={element}>
      {isAway ? (
        namesOf(dishes)
      ) : (
        <ul className="dishes" data-layout={layout}>
          {dishes.map((dish, index) => (
            <Dish
              key={dish.product.id}
              {...dish}
              isFirst={isFirst && index < seenFirst}
              hasPriority={isFirst && index < prior}
              isWhole={isFirst ? index < seenFirst : isLong}
              position={start + index}
              count={count}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What stands for dishes that are not drawn: a line for each, about where it will be, which find in page goes to. */
export function namesOf(dishes: readonly ListedDish[]): string {
  return dishes.map(({ product }) => product.name).join('\n')
}
