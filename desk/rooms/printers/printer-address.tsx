import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import type { PrinterKind } from '#desk/contract/printers.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type PrinterAddressProps = { readonly address: string; readonly kind: PrinterKind }

/** The address at which a printer asks, shown this once, and how it is entered there. */
export function PrinterAddress({ address, kind }: PrinterAddressProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [address])
  const { clipboard }: Partial<Navigator> = window.navigator

  async function copy(to: Clipboard): Promise<void> {
    const isCopied = await to.writeText(address).then(
      () => true,
      () => false,
    )
    say(
      isCopied
        ? t({ id: 'printers.copied', message: 'Address copied' })
        : t({ id: 'printers.notCopied', message: 'Not copied: select the address and copy it yourself' }),
    )
  }

  return (
    <div className="address">
      <p ref={sentence} tabIndex={-1}>
        <Trans id="printers.once">
          This is the address of the printer. It is shown this once only: enter it now, or copy it.
        </Trans>
      </p>
      <TextField
        label={t({ id: 'printers.address', message: 'Address' })}
        value={address}
        isReadOnly
        maxLength={500}
        onChange={() => {}}
        onFocus={(event) => event.currentTarget.select()}
      />
      {/* Only where the page may write to the clipboard, which needs https. */}
      {clipboard && (
        <div>
          <Button size="small" onClick={() => void copy(clipboard)}>
            <Trans id="printers.copyAddress">Copy the address</Trans>
          </Button>
        </div>
      )}
      <p>
        {kind === 'star' ? (
          <Trans id="printers.enterStar">
            Open the page of the printer: its IP address, in a browser of the same network. Under CloudPRNT, switch the
            service on and enter this address as the server URL, asked every 5 seconds. Save, and let it restart.
          </Trans>
        ) : (
          <Trans id="printers.enterEpson">
            Open the page of the printer: its IP address, in a browser of the same network. Under Server Direct Print,
            switch it on and enter this address as the URL of server 1, with an interval of 5 seconds. Save, and let it
            restart.
          </Trans>
        )}
      </p>
    </div>
  )
}
