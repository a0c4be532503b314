import { Trans, useLingui } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartTicks } from '#desk/parts/file-part/part-ticks.tsx'
import { useSignedIn } from '#desk/parts/member-context.tsx'

import { ClosedGroup } from './closed-group.tsx'
import { Nutrition } from './nutrition.tsx'
import { PickedList } from './picked-list.tsx'
import { optionsOf, useMenuThings } from './use-menu-things.ts'

const fields = [
  'eatInPrice',
  'isDeliverable',
  'isDiscountable',
  'isAlcoholic',
  'isWithdrawn',
  'vatClass',
  'menus',
  'otherCategories',
  'suggestions',
]

/** How a dish is sold. */
export function Sale() {
  const { t } = useLingui()
  const part = usePart()
  const { categories, dishes } = useMenuThings()
  return (
    <ClosedGroup title={<Trans id="dish.sale">How it is sold</Trans>} fields={fields}>
      <PartNumber
        at={['eatInPrice']}
        kind="money"
        label={<Trans id="dish.eatInPrice">Price at a table</Trans>}
        hint={<Trans id="dish.samePrice">Empty: the same price.</Trans>}
      />
      <fieldset>
        <legend>
          <Trans id="dish.rules">What holds for it</Trans>
        </legend>
        <PartFlag at={['isDeliverable']} usual label={<Trans id="dish.deliverable">It can be delivered</Trans>} />
        <PartFlag
          at={['isDiscountable']}
          usual
          label={<Trans id="dish.discountable">Codes and rewards lower its price</Trans>}
        />
        <PartFlag at={['isAlcoholic']} usual={false} label={<Trans id="dish.alcoholic">It has alcohol</Trans>} />
        <PartFlag
          at={['isWithdrawn']}
          usual={false}
          label={<Trans id="menu.withdrawn">Not sold any more</Trans>}
          hint={<Trans id="dish.withdrawnHint">Orders keep it, and you can sell it again.</Trans>}
        />
      </fieldset>
      <VatClass />
      {part.menus.length > 1 && (
        <PartTicks
          at={['menus']}
          label={<Trans id="dish.menus">In which menus it stands</Trans>}
          options={optionsOf(part.menus)}
          none={<Trans id="dish.allMenus">None is ticked: it stands in all of them.</Trans>}
        />
      )}
      <PickedList
        at={['otherCategories']}
        label={t({ id: 'dish.otherCategories', message: 'It stands in these categories too' })}
        addLabel={t({ id: 'dish.category', message: 'Category' })}
        things={categories.filter(({ key }) => key !== part.at(['category']))}
      />
      <PickedList
        at={['suggestions']}
        label={t({ id: 'dish.suggestions', message: 'Goes well with' })}
        addLabel={t({ id: 'dish.dish', message: 'Dish' })}
        things={dishes}
      />
      <Nutrition />
    </ClosedGroup>
  )
}

/** How it is taxed, which is a matter of owners. */
function VatClass() {
  const { t } = useLingui()
  const { member } = useSignedIn()
  if (member.role !== 'owner') return null
  return (
    <PartChoice
      at={['vatClass']}
      label={<Trans id="dish.vatClass">Kind for VAT</Trans>}
      hint={<Trans id="dish.vatHint">The rate follows from it and from the way to order.</Trans>}
      blank={t({ id: 'dish.usualVat', message: 'A dish; a drink with alcohol where it has some' })}
      options={[
        { value: 'dish', label: t({ id: 'dish.vatDish', message: 'Dish' }) },
        { value: 'keepable', label: t({ id: 'dish.vatKeepable', message: 'Food that keeps' }) },
        { value: 'softDrink', label: t({ id: 'dish.vatSoft', message: 'Drink without added sugar' }) },
        { value: 'sweetenedDrink', label: t({ id: 'dish.vatSweet', message: 'Sweetened drink' }) },
        { value: 'alcohol', label: t({ id: 'dish.vatAlcohol', message: 'Drink with alcohol' }) },
      ]}
    />
  )
}
