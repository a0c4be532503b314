import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { DeskPrinter } from '#desk/contract/printers.ts'
import { changePrinter, testPrinter } from '#desk/contract/printers.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useMay, useSignedIn } from '#desk/parts/member-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { PrinterSettings } from './printer-settings.tsx'
import { PrinterState } from './printer-state.tsx'
import { TicketList } from './ticket-list.tsx'
import { usePrinterRefusal } from './use-printer-refusal.ts'
import { usePrinterWords } from './use-printer-words.ts'

type PrinterSectionProps = { readonly printer: DeskPrinter; readonly onRemoved: () => void }

/** A printer: whether it is there, what waits for it, what it has printed and, for who may, its settings. */
export function PrinterSection({ printer, onRemoved }: PrinterSectionProps) {
  const titleId = useId()
  const words = usePrinterWords()
  const { venues } = useSignedIn().member
  const mayChange = useMay(changePrinter)
  const { name, venue, kind } = printer
  const place = venues.length > 1 ? `${words.kind[kind]} · ${venue.name}` : words.kind[kind]
  return (
    <section className="desk-sheet" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{name}</h2>
        <p className="hint">{place}</p>
      </div>
      <PrinterState printer={printer} />
      <TestButton printer={printer} titleId={titleId} />
      <TicketList jobs={printer.jobs} titleId={titleId} />
      {mayChange && <PrinterSettings printer={printer} titleId={titleId} onRemoved={onRemoved} />}
    </section>
  )
}

type TestButtonProps = Pick<PrinterSectionProps, 'printer'> & { readonly titleId: string }

function TestButton({ printer: { id, name }, titleId }: TestButtonProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const { said, forget, refused } = usePrinterRefusal(failure)

  async function print(): Promise<void> {
    forget()
    const answer = await send(testPrinter, { printer: id }, {})
    if (!answer.ok) return refused(answer.refusal.reason)
    say(t({ id: 'printers.testAsked', message: `${name} is to print a test` }))
  }

  return (
    <div>
      <Button size="small" isBusy={isPending} aria-describedby={titleId} onClick={() => void print()}>
        <Trans id="printers.test">Print a test</Trans>
      </Button>
      <AlertList messages={said} />
    </div>
  )
}
