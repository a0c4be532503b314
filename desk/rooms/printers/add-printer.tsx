import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'

import type { PrinterKind } from '#desk/contract/printers.ts'
import { addPrinter } from '#desk/contract/printers.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { PrinterAddress } from './printer-address.tsx'
import { usePrinterRefusal } from './use-printer-refusal.ts'
import { usePrinterWords } from './use-printer-words.ts'

type Added = { readonly kind: PrinterKind; readonly address: string }

/** Adds a printer by its name and make; then says at which address it asks. */
export function AddPrinter() {
  const [added, setAdded] = useState<Added | null>(null)
  return (
    <section className="desk-sheet desk-add-printer" aria-labelledby="printers-add">
      <h2 id="printers-add">
        <Trans id="printers.add">Add a printer</Trans>
      </h2>
      {added && <PrinterAddress {...added} />}
      <AddForm onAdded={setAdded} />
    </section>
  )
}

function AddForm({ onAdded }: { readonly onAdded: (added: Added) => void }) {
  const { t } = useLingui()
  const words = usePrinterWords()
  const { venues } = useSignedIn().member
  const { send, isPending, failure } = useChange()
  const { said, forget, refused } = usePrinterRefusal(failure)
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [isNameless, setIsNameless] = useState(false)
  const [kind, setKind] = useState<PrinterKind>('star')
  const [venue, setVenue] = useState(String(venues[0]?.id ?? ''))

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isPending) return
    forget()
    setIsNameless(name.trim() === '')
    if (name.trim() === '') return field.current?.focus()
    const answer = await send(addPrinter, { venue }, { name, kind })
    if (!answer.ok) return refused(answer.refusal.reason)
    setName('')
    onAdded({ kind, address: answer.value.address })
  }

  return (
    <form className="desk-form" noValidate onSubmit={(event) => void add(event)}>
      <TextField
        ref={field}
        label={t({ id: 'printers.name', message: 'Name' })}
        hint={t({ id: 'printers.nameHint', message: 'Where it stands, for instance “Kitchen”.' })}
        maxLength={60}
        value={name}
        onChange={setName}
        error={isNameless ? t({ id: 'printers.nameless', message: 'Give the printer a name.' }) : null}
      />
      <SelectField
        label={t({ id: 'printers.make', message: 'Make' })}
        options={(['star', 'epson'] as const).map((value) => ({ value, label: words.kind[value] }))}
        value={kind}
        onChange={(value) => setKind(value === 'epson' ? 'epson' : 'star')}
      />
      {venues.length > 1 && (
        <SelectField
          label={t({ id: 'account.venue', message: 'Venue' })}
          options={venues.map(({ id, name: label }) => ({ value: String(id), label }))}
          value={venue}
          onChange={setVenue}
        />
      )}
      <AlertList messages={said} />
      <div className="end">
        <Button type="submit" variant="primary" isBusy={isPending}>
          <Trans id="account.doAdd">Add</Trans>
        </Button>
      </div>
    </form>
  )
}
