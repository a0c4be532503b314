import { Trans, useLingui } from '@lingui/react/macro'

import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

import { AccountNotes } from './account-notes.tsx'
import { Accounts } from './accounts/accounts.tsx'
import { PayList } from './pay-list.tsx'
import { useMeansNames, usePaymentNames } from './use-payment-names.ts'

/** How diners pay: online, or on delivery or collection, and there by which means. */
export function PaymentsStep({ onSaved }: StepProps) {
  return (
    <>
      <Accounts />
      <div className="desk-sheet">
        <PartForm part="payments" venueId={null} onSaved={onSaved}>
          <AccountNotes />
          <Payments />
          <CashMeans />
        </PartForm>
      </div>
    </>
  )
}

function Payments() {
  const { t } = useLingui()
  return (
    <PayList
      at={['payments']}
      kindField="method"
      names={usePaymentNames()}
      first="card"
      label={t({ id: 'pay.ways', message: 'Ways to pay, in the order of the checkout' })}
      addText={<Trans id="pay.addWay">Add a way to pay</Trans>}
      empty={<Trans id="pay.noWay">There is none: nothing can be ordered.</Trans>}
      more={(path, method) =>
        method !== 'cash' && (
          <PartFlag
            at={[...path, 'onPage']}
            usual={false}
            label={<Trans id="pay.onPage">Paid on a page of its own</Trans>}
            hint={<Trans id="pay.onPageHint">Otherwise diners pay where they order.</Trans>}
          />
        )
      }
    />
  )
}

function CashMeans() {
  const { t } = useLingui()
  return (
    <PayList
      at={['cashMeans']}
      kindField="means"
      names={useMeansNames()}
      first="cash"
      label={t({ id: 'pay.means', message: 'How one pays on delivery or collection' })}
      addText={<Trans id="pay.addMeans">Add a means</Trans>}
      empty={<Trans id="pay.noMeans">There is none: diners are not asked.</Trans>}
    />
  )
}
