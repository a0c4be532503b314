import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'
import { deviceDate } from '#desk/parts/device-date.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'

import type { ClosedDays as Closed } from './coming-days.ts'
import { comingDays } from './coming-days.ts'

const at = ['closures'] as const

/** The days on which a venue takes nothing; those that are over are not shown, and stay. */
export function ClosedDays() {
  const { t } = useLingui()
  const { clock } = useDesk()
  const part = usePart()
  const value = part.at(at)
  const days: readonly Closed[] = Array.isArray(value) ? value : []
  // While it is typed, nothing moves or goes away.
  const [earlier] = useState(days)
  const today = deviceDate(clock.now())
  return (
    <>
      <PartList
        at={at}
        label={t({ id: 'closures.title', message: 'Closed days' })}
        addText={<Trans id="closures.add">Add closed days</Trans>}
        added={{ from: '' }}
        nameOf={(_, index) => {
          const from = days[index]?.from ?? ''
          return t({ id: 'closures.named', message: `closed days from ${from}` })
        }}
        shown={() => comingDays(days, earlier, today)}
        empty={<Trans id="closures.none">No closed day is planned.</Trans>}
      >
        {(path) => (
          <>
            <div className="group">
              <PartText at={[...path, 'from']} type="date" label={<Trans id="closures.from">First day</Trans>} />
              <PartText
                at={[...path, 'to']}
                type="date"
                isOptional
                label={<Trans id="closures.to">Last day</Trans>}
                hint={<Trans id="closures.toHint">Empty: the first day only.</Trans>}
              />
            </div>
            <PartWords
              at={[...path, 'message']}
              isOptional
              label={t({ id: 'closures.message', message: 'What diners read' })}
            />
          </>
        )}
      </PartList>
      <p className="hint">
        <Trans id="closures.about">
          No order and no reservation is taken for them. What was ordered already stays.
        </Trans>
      </p>
    </>
  )
}
