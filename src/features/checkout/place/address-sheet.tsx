import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ReactNode } from 'react'

import type { Saving } from '#src/features/checkout/use-saving.ts'
import { AlertList } from '#src/ui/alert-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from '#src/features/checkout/sheet-form.css?inline'

declareStyles(css)

type AddressSheetProps = { readonly saving: Saving; readonly onClose: () => void; readonly children: ReactNode }

/** The frame around a new address; why it could not be saved stands above its fields [CHK-19]. */
export function AddressSheet({ saving, onClose, children }: AddressSheetProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Dialog
      title={t({ id: 'checkout.newAddress', message: 'New address' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide type="submit" form={id} isBusy={saving.isPending}>
          <Trans id="checkout.saveAddress">Deliver here</Trans>
        </Button>
      }
    >
      <form className="sheet-form" id={id} onSubmit={saving.submit} noValidate>
        <AlertList messages={saving.messages} />
        {children}
      </form>
    </Dialog>
  )
}
