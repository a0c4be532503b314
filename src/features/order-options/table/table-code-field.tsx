import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

export type TableCodeFieldProps = { readonly isBusy: boolean; readonly onSubmit: (text: string) => void }

/** Field for the code printed under the QR code, for diners without a camera. */
export function TableCodeField({ isBusy, onSubmit }: TableCodeFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (typed.trim() === '') return field.current?.focus()
    return onSubmit(typed)
  }

  return (
    <form className="table-code-field" onSubmit={submit} noValidate>
      <TextField
        label={t({ id: 'wizard.table.code', message: 'Code under the QR code' })}
        ref={field}
        value={typed}
        onChange={setTyped}
        autoCapitalize="none"
        enterKeyHint="go"
        end={
          <Button variant="text" size="small" type="submit" isBusy={isBusy}>
            <Trans id="wizard.table.use">Use it</Trans>
          </Button>
        }
      />
    </form>
  )
}
