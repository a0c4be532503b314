import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { DeskPrintJob, PrintStatus } from '#desk/contract/printers.ts'
import { printAgain } from '#desk/contract/printers.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatStamp } from '#desk/parts/formats.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import type { TagProps } from '#src/ui/base/tag.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

import { usePrinterRefusal } from './use-printer-refusal.ts'
import { usePrinterWords } from './use-printer-words.ts'

/** Tickets that are shown at once; those before them are folded. */
const shown = 5

type TicketListProps = {
  readonly jobs: readonly DeskPrintJob[]
  /** The element that names the printer. */
  readonly titleId: string
}

/** The newest tickets of a printer, and what became of each. */
export function TicketList({ jobs, titleId }: TicketListProps) {
  if (jobs.length === 0)
    return (
      <p className="hint">
        <Trans id="printers.noTickets">It has printed nothing yet.</Trans>
      </p>
    )
  const rows = jobs.map((job) => <TicketRow key={job.id} job={job} />)
  return (
    <>
      <ul className="tickets" aria-labelledby={titleId}>
        {rows.slice(0, shown)}
      </ul>
      {rows.length > shown && (
        <details>
          <summary aria-describedby={titleId}>
            <Trans id="printers.earlier">Earlier tickets</Trans>
          </summary>
          <ul className="tickets" aria-labelledby={titleId}>
            {rows.slice(shown)}
          </ul>
        </details>
      )}
    </>
  )
}

const tagKinds = {
  queued: 'wait',
  handedOver: 'wait',
  printed: 'ok',
  failed: 'error',
  unconfirmed: 'warn',
} as const satisfies Readonly<Record<PrintStatus, TagProps['kind']>>

function TicketRow({ job }: { readonly job: DeskPrintJob }) {
  const { t, i18n } = useLingui()
  const words = usePrinterWords()
  const titleId = useId()
  const { orderId: id, ticket, occasion, copy, status, failure, createdAt, endedAt } = job
  const order = id === null ? null : t({ id: 'order.title', message: `Order ${id}` })
  const number = copy > 1 ? t({ id: 'printers.copy', message: `copy ${copy}` }) : null
  const facts = [words.occasion[occasion], number, formatStamp(endedAt ?? createdAt, i18n.locale)]
  return (
    <li>
      <div>
        <p id={titleId}>
          <strong>{[order, words.ticket[ticket]].filter(Boolean).join(' · ')}</strong>
        </p>
        <p className="hint">{facts.filter(Boolean).join(' · ')}</p>
        <p className="state">
          <Tag kind={tagKinds[status]}>{words.status[status]}</Tag>
          {failure !== null && <span>{words.failure[failure]}</span>}
        </p>
      </div>
      <AgainButton job={job} titleId={titleId} />
    </li>
  )
}

type AgainButtonProps = { readonly job: DeskPrintJob; readonly titleId: string }

/** Prints once more what ended, as far as who is signed in may [PRINT-06]. */
function AgainButton({ job: { id, ticket, status }, titleId }: AgainButtonProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { role } = useSignedIn().member
  const { send, isPending, failure } = useChange()
  const { said, forget, refused } = usePrinterRefusal(failure)
  const isOfKitchen = ticket === 'kitchen' || ticket === 'test'
  if (status === 'queued' || status === 'handedOver' || (role === 'kitchen' && !isOfKitchen)) return null

  async function print(): Promise<void> {
    forget()
    const answer = await send(printAgain, { printJob: id }, {})
    if (!answer.ok) return refused(answer.refusal.reason)
    say(t({ id: 'printers.againAsked', message: 'It is printed again, marked as a copy' }))
  }

  return (
    <div>
      <Button size="small" isBusy={isPending} aria-describedby={titleId} onClick={() => void print()}>
        <Trans id="printers.printAgain">Print again</Trans>
      </Button>
      <AlertList messages={said} />
    </div>
  )
}
