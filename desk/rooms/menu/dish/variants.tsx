import { Trans, useLingui } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'

import { ClosedGroup } from './closed-group.tsx'
import { useOptionsAt } from './use-options-at.ts'
import { useRename } from './use-rename.ts'
import { useTextAt } from './use-text-at.ts'

/** How a dish can be had, such as the dough of a pizza. */
export function Variants() {
  const { t } = useLingui()
  const textAt = useTextAt()
  const renameIn = useRename()
  return (
    <ClosedGroup
      title={<Trans id="dish.variants">Variants</Trans>}
      fields={['variants', 'variantName', 'isVariantRequired']}
    >
      <PartWords
        at={['variantName']}
        isOptional
        label={t({ id: 'dish.variantName', message: 'What is chosen' })}
        hint={<Trans id="dish.variantNameHint">Such as “Dough” or “How done”.</Trans>}
      />
      <PartList
        at={['variants']}
        label={t({ id: 'dish.variantList', message: 'To choose from' })}
        headingLevel={3}
        addText={<Trans id="dish.addVariant">Add a variant</Trans>}
        added={{ name: '' }}
        isOrdered
        nameOf={(_, index) => {
          const name = textAt(['variants', index, 'name'])
          return t({ id: 'dish.oneVariant', message: `variant ${name}` })
        }}
        empty={<Trans id="dish.noVariants">There is nothing to choose.</Trans>}
      >
        {(path) => (
          <>
            <PartWords
              at={[...path, 'name']}
              label={t({ id: 'dish.variant', message: 'Name of the variant' })}
              onRename={renameIn(path, [{ at: ['prices'], field: 'variant' }])}
            />
            <PartNumber
              at={[...path, 'price']}
              kind="money"
              label={<Trans id="dish.adds">Adds to the price</Trans>}
              hint={<Trans id="dish.addsHint">Empty: nothing. Below 0 it takes away.</Trans>}
            />
            <PartWords
              at={[...path, 'label']}
              isOptional
              label={t({ id: 'dish.onReceipt', message: 'On the receipt' })}
              hint={<Trans id="dish.onReceiptHint">Empty: its name.</Trans>}
            />
          </>
        )}
      </PartList>
      <PartFlag
        at={['isVariantRequired']}
        usual={false}
        label={<Trans id="dish.mustChoose">Diners have to choose one</Trans>}
      />
      <CombinedPrices />
    </ClosedGroup>
  )
}

/** Prices of a size with a variant, where they are no sum. */
function CombinedPrices() {
  const { t } = useLingui()
  const part = usePart()
  const optionsAt = useOptionsAt()
  const sizes = optionsAt(['sizes'])
  const variants = optionsAt(['variants'])
  if (part.at(['prices']) === undefined && (sizes.length === 0 || variants.length === 0)) return null
  return (
    <PartList
      at={['prices']}
      label={t({ id: 'dish.prices', message: 'Prices of a size with a variant' })}
      headingLevel={3}
      addText={<Trans id="dish.addPrice">Add a price</Trans>}
      added={{ size: sizes[0]?.value, variant: variants[0]?.value }}
      nameOf={(_, index) => {
        const number = index + 1
        return t({ id: 'dish.onePrice', message: `price ${number}` })
      }}
      empty={<Trans id="dish.noPrices">The price of the size, and what the variant adds.</Trans>}
    >
      {(path) => (
        <div className="group">
          <PartChoice
            at={[...path, 'size']}
            label={<Trans id="dish.size">Size</Trans>}
            blank={t({ id: 'dish.anySize', message: 'Any' })}
            options={sizes}
          />
          <PartChoice
            at={[...path, 'variant']}
            label={<Trans id="dish.theVariant">Variant</Trans>}
            options={variants}
          />
          <PartNumber at={[...path, 'price']} kind="money" isRequired label={<Trans id="dish.price">Price</Trans>} />
          <PartNumber
            at={[...path, 'eatInPrice']}
            kind="money"
            label={<Trans id="dish.eatInPrice">Price at a table</Trans>}
            hint={<Trans id="dish.samePrice">Empty: the same price.</Trans>}
          />
        </div>
      )}
    </PartList>
  )
}
