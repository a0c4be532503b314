import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskPrinter } from '#desk/contract/printers.ts'
import { removePrinter, renewPrinterAddress } from '#desk/contract/printers.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { SecondTap } from '#desk/parts/second-tap.tsx'

import { PrinterAddress } from './printer-address.tsx'
import { PrinterForm } from './printer-form.tsx'
import { usePrinterRefusalText } from './use-printer-refusal.ts'

type PrinterSettingsProps = {
  readonly printer: DeskPrinter
  /** The element that names the printer. */
  readonly titleId: string
  readonly onRemoved: () => void
}

/** What managers change of a printer: what it prints, its address, and that it is there at all. */
export function PrinterSettings({ printer, titleId, onRemoved }: PrinterSettingsProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const refusalText = usePrinterRefusalText()
  const [address, setAddress] = useState<string | null>(null)
  const { id, name, kind } = printer
  return (
    <details>
      <summary aria-describedby={titleId}>
        <Trans id="printers.settings">What it prints, address, remove</Trans>
      </summary>
      <div className="settings">
        <PrinterForm printer={printer} />
        <SecondTap
          titleId={titleId}
          label={<Trans id="printers.newAddress">New address</Trans>}
          sureLabel={<Trans id="printers.doNewAddress">Make a new address</Trans>}
          question={
            <Trans id="printers.newAddressQuestion">
              The address of before ends at once. The printer prints nothing until the new one is entered there.
            </Trans>
          }
          act={(send) => send(renewPrinterAddress, { printer: id }, {})}
          refusalText={refusalText}
          onDone={(renewed) => setAddress(renewed.address)}
        />
        {address !== null && <PrinterAddress address={address} kind={kind} />}
        <SecondTap
          titleId={titleId}
          label={<Trans id="account.remove">Remove</Trans>}
          sureLabel={<Trans id="account.removeForGood">Remove for good</Trans>}
          act={(send) => send(removePrinter, { printer: id }, {})}
          refusalText={refusalText}
          onDone={() => {
            say(t({ id: 'printers.removed', message: `${name} prints nothing any more` }))
            onRemoved()
          }}
        />
      </div>
    </details>
  )
}
