import { Trans, useLingui } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { NewTimePicker, useNewTime } from '#src/parts/slots/new-time.tsx'
import type { StartedDraft } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'

type OtherTimesProps = { readonly draft: StartedDraft; readonly onMoved: () => void }

/** The times of the day that are still free, first the next after the wanted one; the order moves to the chosen one. */
export function OtherTimes({ draft, onMoved }: OtherTimesProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const time = useNewTime(draft, { onMoved, keepsClose: true })
  const { chosen, isLoading, move, isMoving } = time
  if (isLoading) return <Spinner label={t({ id: 'wizard.loading', message: 'Loading the times' })} />
  return (
    <Card>
      <NewTimePicker draft={draft} time={time} isFolded />
      {chosen && (
        <Button isWide isBusy={isMoving} end={chosen.from} onClick={() => move(chosen)}>
          <Trans id="cart.expired.confirm">Confirm the new time</Trans>
        </Button>
      )}
      <Button variant="text" isWide onClick={() => location.navigate(paths.orderOptions)}>
        <Trans id="cart.expired.leave">Choose another day or time</Trans>
      </Button>
    </Card>
  )
}
