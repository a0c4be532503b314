import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import type { FormField } from '#desk/contract/forms.ts'
import type { DeskClosure, VenueHours } from '#desk/contract/hours.ts'
import { addClosure, removeClosure } from '#desk/contract/hours.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatDate } from '#desk/parts/formats.ts'
import { NewRow } from '#desk/parts/forms/new-row.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './closures.css?inline'

declareStyles(css)

type ClosuresProps = { readonly venue: VenueHours; readonly fields: readonly FormField[] }

/** The days on which a venue takes nothing, and the form of more of them. */
export function Closures({ venue: { id, name, closures }, fields }: ClosuresProps) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const more = t({ id: 'closures.more', message: 'Close on more days' })
  return (
    <div className="desk-closures">
      <h3 ref={title} tabIndex={-1}>
        <Trans id="closures.title">Closed days</Trans>
      </h3>
      <p className="hint">
        <Trans id="closures.about">
          No order and no reservation is taken for them. What was ordered already stays.
        </Trans>
      </p>
      {closures.length === 0 ? (
        <p>
          <Trans id="closures.none">No closed day is planned.</Trans>
        </p>
      ) : (
        <ul className="desk-rows">
          {closures.map((closure) => (
            <ClosureRow key={closure.id} closure={closure} onRemoved={() => title.current?.focus()} />
          ))}
        </ul>
      )}
      <NewRow
        title={more}
        region={`${more}, ${name}`}
        fields={fields}
        action={t({ id: 'closures.add', message: 'Close on these days' })}
        call={addClosure}
        values={{ venue: id }}
        saved={() => t({ id: 'closures.added', message: `${name} is closed on these days` })}
      />
    </div>
  )
}

type ClosureRowProps = { readonly closure: DeskClosure; readonly onRemoved: () => void }

function ClosureRow({ closure: { id, from, to, message }, onRemoved }: ClosureRowProps) {
  const { t, i18n } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const dates = from === to ? [from] : [from, to]
  const when = dates.map((day) => formatDate(day, i18n.locale)).join(' – ')
  const openAgain = t({ id: 'closures.openThis', message: `Open again: ${when}` })

  async function open() {
    const answer = await send(removeClosure, { closure: id }, {})
    if (!answer.ok) return
    say(openAgain)
    onRemoved()
  }

  return (
    <li className="desk-sheet closure">
      <p>
        <strong>{when}</strong> <span>{message}</span>
      </p>
      <Button size="small" isBusy={isPending} aria-label={openAgain} onClick={() => void open()}>
        <Trans id="closures.open">Open again</Trans>
      </Button>
      <AlertList messages={failure === null ? [] : [failure]} />
    </li>
  )
}
