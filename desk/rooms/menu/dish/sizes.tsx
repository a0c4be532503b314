import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'

import { ClosedGroup } from './closed-group.tsx'
import { useRename } from './use-rename.ts'
import { useTextAt } from './use-text-at.ts'

/** The sizes of a dish, each with its price. */
export function Sizes() {
  const { t } = useLingui()
  const textAt = useTextAt()
  const renameIn = useRename()
  return (
    <ClosedGroup title={<Trans id="dish.sizes">Sizes</Trans>} fields={['sizes']}>
      <p className="hint">
        <Trans id="dish.sizesAbout">
          A size of the same name on another dish is the same size: extras can cost something else in it.
        </Trans>
      </p>
      <PartList
        at={['sizes']}
        label={t({ id: 'dish.sizeList', message: 'Sizes of this dish' })}
        headingLevel={3}
        addText={<Trans id="dish.addSize">Add a size</Trans>}
        added={{ name: '' }}
        isOrdered
        nameOf={(_, index) => {
          const name = textAt(['sizes', index, 'name'])
          return t({ id: 'dish.oneSize', message: `size ${name}` })
        }}
        empty={<Trans id="dish.noSizes">It comes in one size, at the price above.</Trans>}
      >
        {(path) => (
          <>
            <PartWords
              at={[...path, 'name']}
              label={t({ id: 'dish.sizeName', message: 'Name of the size' })}
              onRename={renameIn(path, [{ at: ['prices'], field: 'size' }])}
            />
            <div className="group">
              <PartNumber
                at={[...path, 'price']}
                kind="money"
                isRequired
                label={<Trans id="dish.price">Price</Trans>}
              />
              <PartNumber
                at={[...path, 'eatInPrice']}
                kind="money"
                label={<Trans id="dish.eatInPrice">Price at a table</Trans>}
                hint={<Trans id="dish.samePrice">Empty: the same price.</Trans>}
              />
            </div>
            <PartFlag
              at={[...path, 'isStandard']}
              usual={false}
              label={<Trans id="dish.standard">Chosen when the dish is opened</Trans>}
            />
            <PartFlag
              at={[...path, 'isWithdrawn']}
              usual={false}
              label={<Trans id="menu.withdrawn">Not sold any more</Trans>}
            />
          </>
        )}
      </PartList>
    </ClosedGroup>
  )
}

/** The price of a dish; of one with sizes each of them has its own. */
export function DishPrice() {
  const part = usePart()
  const sizes = part.at(['sizes'])
  if (Array.isArray(sizes) && sizes.length > 0)
    return (
      <p className="hint">
        <Trans id="dish.priceBySize">Its price depends on the size, below.</Trans>
      </p>
    )
  return <PartNumber at={['price']} kind="money" isRequired label={<Trans id="dish.price">Price</Trans>} />
}
