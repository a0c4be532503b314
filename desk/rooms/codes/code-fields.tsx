import { Trans } from '@lingui/react/macro'

import { OfferedFields } from '#desk/parts/file-part/offered-fields.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { WorthFields } from '#desk/parts/file-part/worth-fields.tsx'
import { orderTypes } from '#src/domain/services/order-type.ts'

import { DayField } from './day-field.tsx'
import { PeopleField } from './people-field.tsx'

type CodeFieldsProps = { readonly at: Path; readonly currency: string }

/** What an owner says of a discount code. */
export function CodeFields({ at, currency }: CodeFieldsProps) {
  return (
    <>
      <PartText
        at={[...at, 'name']}
        autoComplete="off"
        label={<Trans id="codes.name">Code</Trans>}
        hint={<Trans id="codes.nameHint">Letters, digits and hyphens.</Trans>}
      />
      <div className="group">
        <WorthFields at={at} currency={currency} label={<Trans id="codes.kind">Takes off</Trans>} />
      </div>
      <PartFlag
        at={[...at, 'freesDelivery']}
        usual={false}
        label={<Trans id="codes.freesDelivery">Delivery is free</Trans>}
      />
      <PartFlag
        at={[...at, 'isHidden']}
        usual={false}
        label={<Trans id="codes.isHidden">Not listed: diners type it</Trans>}
        hint={
          <Trans id="codes.isHiddenHint">
            Widgets read it to recognise it: it is not listed, but no secret. Reserve a secret one for an e-mail
            address.
          </Trans>
        }
      />
      <OfferedFields at={at} ways={orderTypes} />
      <LimitFields at={at} />
    </>
  )
}

function LimitFields({ at }: { readonly at: Path }) {
  return (
    <>
      <div className="group">
        <DayField at={[...at, 'from']} time="00:00:00" label={<Trans id="codes.from">First day</Trans>} />
        <DayField at={[...at, 'to']} time="23:59:59" label={<Trans id="codes.to">Last day</Trans>} />
      </div>
      <PartNumber
        at={[...at, 'minimumOrder']}
        kind="money"
        label={<Trans id="codes.minimumOrder">Products for at least</Trans>}
      />
      <div className="group">
        <PartNumber at={[...at, 'maxUses']} kind="count" label={<Trans id="codes.maxUses">Uses in all</Trans>} />
        <PartNumber
          at={[...at, 'maxUsesPerCustomer']}
          kind="count"
          label={<Trans id="codes.maxUsesPerCustomer">Uses of each customer</Trans>}
        />
      </div>
      <PeopleField at={[...at, 'reservedFor']} />
    </>
  )
}
