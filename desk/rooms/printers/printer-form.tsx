import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'

import type { ChangedPrinter, DeskPrinter } from '#desk/contract/printers.ts'
import { changePrinter } from '#desk/contract/printers.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { languageNames } from '#src/options/language-names.ts'
import { languages } from '#src/options/languages.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { RuleFields } from './rule-fields.tsx'
import { usePrinterRefusal } from './use-printer-refusal.ts'

/** What a printer is called and what it prints by itself; what is typed holds once it is saved. */
export function PrinterForm({ printer }: { readonly printer: DeskPrinter }) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const { said, forget, refused } = usePrinterRefusal(failure)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Partial<ChangedPrinter>>({})
  const { name, widthMm, language, kitchen, bag, tellsChanges } = printer
  const settings: ChangedPrinter = { name, widthMm, language, kitchen, bag, tellsChanges, ...typed }
  const type = (change: Partial<ChangedPrinter>) => setTyped((earlier) => ({ ...earlier, ...change }))
  const isNameless = settings.name.trim() === ''

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isPending) return
    forget()
    if (isNameless) return field.current?.focus()
    const answer = await send(changePrinter, { printer: printer.id }, settings)
    if (!answer.ok) return refused(answer.refusal.reason)
    setTyped({})
    const called = settings.name.trim()
    say(t({ id: 'printers.saved', message: `${called} is saved` }))
  }

  return (
    <form className="desk-form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        ref={field}
        label={t({ id: 'printers.name', message: 'Name' })}
        maxLength={60}
        value={settings.name}
        onChange={(value) => type({ name: value })}
        error={isNameless ? t({ id: 'printers.nameless', message: 'Give the printer a name.' }) : null}
      />
      <div className="group">
        <SelectField
          label={t({ id: 'printers.paper', message: 'Width of the paper' })}
          options={['58', '80'].map((value) => ({ value, label: `${value} mm` }))}
          value={String(settings.widthMm)}
          onChange={(value) => type({ widthMm: value === '58' ? 58 : 80 })}
        />
        <SelectField
          label={t({ id: 'printers.language', message: 'Language of its tickets' })}
          options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
          value={settings.language}
          onChange={(value) => type({ language: languages.find((code) => code === value) ?? settings.language })}
        />
      </div>
      <RuleFields settings={settings} type={type} />
      <CheckboxField
        label={<Trans id="printers.tellsChanges">Prints a ticket when an order is changed or cancelled</Trans>}
        isChecked={settings.tellsChanges}
        onChange={(isChecked) => type({ tellsChanges: isChecked })}
      />
      <AlertList messages={said} />
      <div className="end">
        <Button type="submit" variant="primary" size="small" isBusy={isPending}>
          <Trans id="printers.save">Save</Trans>
        </Button>
      </div>
    </form>
  )
}
