import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { readMenu } from '#desk/contract/menu.ts'
import type { ChangedPrinter, DeskPrinter } from '#desk/contract/printers.ts'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

type RuleFieldsProps = {
  readonly settings: ChangedPrinter
  readonly type: (change: Partial<ChangedPrinter>) => void
}

/** Which tickets of accepted orders a printer prints by itself. */
export function RuleFields({ settings: { kitchen, bag }, type }: RuleFieldsProps) {
  return (
    <>
      <CheckboxField
        label={<Trans id="printers.kitchen">Kitchen tickets of accepted orders</Trans>}
        isChecked={kitchen !== null}
        onChange={(isOn) => type({ kitchen: isOn ? { copies: 1, categoryIds: [] } : null })}
      />
      {kitchen && (
        <div className="rule">
          <Copies
            label={<Trans id="printers.kitchenCopies">Copies of the kitchen ticket</Trans>}
            value={kitchen.copies}
            onChange={(copies) => type({ kitchen: { ...kitchen, copies } })}
          />
          <Categories
            chosen={kitchen.categoryIds}
            onChange={(categoryIds) => type({ kitchen: { ...kitchen, categoryIds } })}
          />
        </div>
      )}
      <CheckboxField
        label={<Trans id="printers.bag">Tickets for the bag, of orders that leave the venue</Trans>}
        isChecked={bag !== null}
        onChange={(isOn) => type({ bag: isOn ? { copies: 1 } : null })}
      />
      {bag && (
        <div className="rule">
          <Copies
            label={<Trans id="printers.bagCopies">Copies of the ticket for the bag</Trans>}
            value={bag.copies}
            onChange={(copies) => type({ bag: { copies } })}
          />
        </div>
      )}
    </>
  )
}

type CopiesProps = {
  readonly label: ReactNode
  readonly value: number
  readonly onChange: (copies: number) => void
}

function Copies({ label, value, onChange }: CopiesProps) {
  return (
    <SelectField
      label={label}
      options={['1', '2', '3', '4', '5'].map((count) => ({ value: count, label: count }))}
      value={String(value)}
      onChange={(count) => onChange(Number(count))}
    />
  )
}

type CategoryIds = NonNullable<DeskPrinter['kitchen']>['categoryIds']
type CategoriesProps = { readonly chosen: CategoryIds; readonly onChange: (chosen: CategoryIds) => void }

/** The categories that a kitchen ticket says; none = all dishes. */
function Categories({ chosen, onChange }: CategoriesProps) {
  const menu = useDeskQuery(readMenu)
  const toggle = (id: CategoryIds[number]) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <Read of={menu}>
      {({ categories }) => (
        <fieldset>
          <legend>
            <Trans id="printers.categories">Dishes of its kitchen tickets</Trans>
          </legend>
          <div className="choices">
            <Button
              size="small"
              variant={chosen.length === 0 ? 'primary' : 'secondary'}
              aria-pressed={chosen.length === 0}
              onClick={() => onChange([])}
            >
              <Trans id="kitchen.all">All dishes</Trans>
            </Button>
            {categories
              .filter(({ id, products }) => products.length > 0 || chosen.includes(id))
              .map(({ id, name }) => (
                <Button
                  key={id}
                  size="small"
                  variant={chosen.includes(id) ? 'primary' : 'secondary'}
                  aria-pressed={chosen.includes(id)}
                  onClick={() => toggle(id)}
                >
                  {name}
                </Button>
              ))}
          </div>
        </fieldset>
      )}
    </Read>
  )
}
