import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'

import type { Product } from '#src/contract/product.ts'
import { allergensIn } from '#src/domain/menu/filter-verdict.ts'
import { allergenName } from '#src/i18n/allergen-name.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { createFilterStore } from '#src/state/filter-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CheckRow } from '#src/ui/field/check-row.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

export type FilterSheetProps = {
  readonly products: readonly Product[]
  /** Number of dishes that pass the current filters. */
  readonly shown: number
  readonly onClose: () => void
}

/** Sheet to exclude allergens of this menu. It says what dishes contain, never that one is free of something. */
export function FilterSheet({ products, shown, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  const { i18n, stores } = useInstance()
  const { state, change } = stores.of(createFilterStore)
  const { avoided, isRemembered } = useSnapshot(state).filter
  const allergens = useMemo(() => allergensIn(products), [products])
  const phone = useVenue()?.phone
  return (
    <Dialog
      title={<Trans id="menu.filter.title">Leave out allergens</Trans>}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide onClick={onClose}>
          <Plural id="menu.filter.show" value={shown} one="Show # dish" other="Show # dishes" />
        </Button>
      }
    >
      <div className="filter-sheet">
        <p>
          <Trans id="menu.filter.about">
            Dishes whose ingredients contain them are hidden. Dishes that may contain them, depending on what you
            choose, or whose allergens are not declared stay and are marked. Traces are possible in every kitchen: if
            you have an allergy, ask the restaurant before you order.
          </Trans>{' '}
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
        </p>
        <div className="allergens">
          {allergens.map((code) => {
            const name = allergenName(i18n, code)
            return (
              <CheckRow
                key={code}
                label={t({ id: 'menu.filter.without', message: `No ${name}` })}
                isChecked={avoided.includes(code)}
                onChange={(isAvoided) =>
                  change({ avoided: isAvoided ? [...avoided, code] : avoided.filter((other) => other !== code) })
                }
              />
            )
          })}
        </div>
        <CheckboxField
          label={<Trans id="menu.filter.remember">Remember on this device</Trans>}
          hint={<Trans id="menu.filter.privacy">Your choice stays on this device and is sent to nobody.</Trans>}
          isChecked={isRemembered}
          onChange={(isChecked) => change({ isRemembered: isChecked })}
        />
      </div>
    </Dialog>
  )
}
