import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import { mostWalkIn } from '#desk/contract/reservations.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { Stepper } from '#src/ui/field/stepper.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { useWalkIn } from './use-walk-in.ts'

type WalkInFormProps = {
  readonly venueId: Id<'Venue'>
  /** The slot in which they are seated; null: there is none today. */
  readonly startsAt: LocalDateTime | null
}

/** Guests who come in without a reservation: how many, a name if they say one. */
export function WalkInForm({ venueId, startsAt }: WalkInFormProps) {
  const { t } = useLingui()
  const id = useId()
  const button = useRef<HTMLElement>(null)
  const { typed, change, isPending, failure, lack, seat } = useWalkIn(venueId)
  if (startsAt === null) return null
  const time = timeOf(startsAt)

  async function seatAnyway(): Promise<void> {
    // The question goes, and with it the button that was pressed.
    button.current?.focus()
    await seat(true)
  }
  return (
    <form
      className="desk-sheet walk-in"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        void seat(false)
      }}
    >
      <h2 id={id}>
        <Trans id="walkIn.title">Walk-in</Trans>
      </h2>
      <Stepper
        value={typed.people}
        min={1}
        max={mostWalkIn}
        labels={{
          group: t({ id: 'walkIn.people', message: 'People' }),
          less: t({ id: 'walkIn.less', message: 'One person less' }),
          more: t({ id: 'walkIn.more', message: 'One person more' }),
        }}
        onChange={(people) => change({ people })}
      />
      <TextField
        label={t({ id: 'walkIn.name', message: 'Name (optional)' })}
        maxLength={100}
        autoComplete="off"
        value={typed.name}
        onChange={(name) => change({ name })}
      />
      <Button type="submit" variant="primary" isBusy={isPending} ref={button}>
        <Trans id="walkIn.seat">Seat at {time}</Trans>
      </Button>
      <AlertList
        messages={[
          ...(failure === null ? [] : [failure]),
          ...(lack === 'slot'
            ? [t({ id: 'walkIn.noSlot', message: 'Not seated: there is no slot for reservations today.' })]
            : []),
        ]}
      />
      {lack === 'seats' && (
        <Notice
          kind="warn"
          role="alert"
          action={
            <Button size="small" onClick={() => void seatAnyway()}>
              <Trans id="walkIn.anyway">Seat them anyway</Trans>
            </Button>
          }
        >
          <p>
            <Trans id="walkIn.noSeats">There are not enough seats at {time}. Nobody has been seated.</Trans>
          </p>
        </Notice>
      )}
    </form>
  )
}
