import { Trans, useLingui } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { DayPlanView } from './plan/day-plan-view.tsx'
import { ReservationsList } from './reservations-list.tsx'
import { useReservationsView } from './use-reservations-view.ts'

import css from './reservations-room.css?inline'

declareStyles(css)

/** Reservations of tables, as a list of all days or as the plan of one. */
export function ReservationsRoom() {
  const { t } = useLingui()
  const [view, change] = useReservationsView()
  const choices = [
    ['list', t({ id: 'plan.list', message: 'List' })],
    ['plan', t({ id: 'plan.title', message: 'Day plan' })],
  ] as const
  const shown = (
    <div className="desk-view" role="group" aria-label={t({ id: 'plan.show', message: 'Show as' })}>
      {choices.map(([kind, text]) => (
        <Button
          key={kind}
          size="small"
          variant={view.kind === kind ? 'primary' : 'secondary'}
          aria-pressed={view.kind === kind}
          onClick={() => change({ kind })}
        >
          {text}
        </Button>
      ))}
    </div>
  )
  return (
    <Room title={<Trans id="reservations.title">Reservations</Trans>} actions={shown}>
      {view.kind === 'list' ? (
        <ReservationsList />
      ) : (
        <DayPlanView {...view} onChange={change} onList={() => change({ kind: 'list' })} />
      )}
    </Room>
  )
}
