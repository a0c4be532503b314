import { Trans } from '@lingui/react/macro'

import type { OrderRow } from '#src/contract/placed-order.ts'
import { allergenName } from '#src/i18n/allergen-name.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { PhoneLink } from '#src/parts/screen/phone-link.tsx'

/**
 * The allergens of a row as it was ordered. What is not declared is said to be so, never to be absent (rulings "unknown
 * allergens").
 */
export function RowAllergens({ allergens }: Pick<OrderRow, 'allergens'>) {
  const { i18n } = useInstance()
  const names = allergens?.codes.map((code) => allergenName(i18n, code)).join(', ')
  return (
    <span className="allergens">
      {names ? <Trans id="orders.allergens.contains">Contains: {names}</Trans> : <NoneKnown allergens={allergens} />}
      {names && allergens?.isIncomplete && (
        <>
          {' · '}
          <Trans id="orders.allergens.partly">not all declared</Trans>
        </>
      )}
    </span>
  )
}

function NoneKnown({ allergens }: Pick<OrderRow, 'allergens'>) {
  const isDeclared = allergens !== null && !allergens.isIncomplete
  return isDeclared ? (
    <Trans id="orders.allergens.none">No allergens declared</Trans>
  ) : (
    <Trans id="menu.filter.undeclared">Allergens not declared</Trans>
  )
}

/** Whom to ask about allergens. */
export function AllergenHelp({ phone }: { readonly phone: string }) {
  return (
    <p className="allergen-help">
      <Trans id="orders.allergens.ask">Allergies or doubts? Ask us:</Trans> <PhoneLink phone={phone} />
    </p>
  )
}
