import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ReactNode } from 'react'

import type { SheetSubmit } from '#src/parts/form/use-sheet-submit.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import css from '#src/parts/form/sheet-form.css?inline'

declareStyles(css)

export type AddressSheetProps = {
  readonly title: string
  readonly submitLabel: string
  readonly saving: SheetSubmit
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Sheet with a form for an address; shows above the fields why it could not be saved [CHK-19, ACCT-55, ERR-05]. */
export function AddressSheet({ title, submitLabel, saving, onClose, children }: AddressSheetProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Dialog
      title={title}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide type="submit" form={id} isBusy={saving.isPending}>
          {submitLabel}
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
