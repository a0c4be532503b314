import { Trans } from '@lingui/react/macro'

import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import { PartTicks } from '#desk/parts/file-part/part-ticks.tsx'
import { useServiceNames } from '#desk/parts/use-service-names.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'

/** At a table everybody orders without an account. */
const guestTypes = orderTypes.filter((type) => type !== 'table')

/** What holds for the whole restaurant. */
export function RestaurantSettings() {
  const names = useServiceNames()
  return (
    <div className="desk-sheet">
      <PartForm part="settings" venueId={null}>
        <PartFlag
          at={['proposesEarliestSlot']}
          usual={false}
          label={<Trans id="settings.earliest">The first free time of today is chosen already</Trans>}
          hint={<Trans id="settings.earliestHint">Diners can take another one.</Trans>}
        />
        <PartFlag at={['hasDiscountCodes']} usual={false} label={<Trans id="settings.codes">Discount codes</Trans>} />
        <PartFlag
          at={['hasLoyaltyCard']}
          usual={false}
          label={<Trans id="settings.loyalty">Loyalty card</Trans>}
          hint={<Trans id="settings.loyaltyHint">Customers collect points and use rewards.</Trans>}
        />
        <PartTicks
          at={['guestServices']}
          saysNone
          label={<Trans id="settings.guests">Orders without an account</Trans>}
          options={guestTypes.map((type) => ({ value: type, label: names[type] }))}
        />
        <PartText
          at={['accessibilityStatement']}
          isOptional
          label={<Trans id="settings.accessibility">Accessibility statement</Trans>}
          hint={
            <Trans id="settings.accessibilityHint">
              The address of the page, https://… Empty: the checkout has no link to one.
            </Trans>
          }
        />
      </PartForm>
    </div>
  )
}
