import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { TableVisit } from '#desk/contract/tables.ts'
import { formatClock } from '#desk/parts/formats.ts'

/** Since when somebody orders at a table, and in how many rounds. */
export function VisitAge({ since, rounds }: Pick<TableVisit, 'since' | 'rounds'>) {
  const { i18n } = useLingui()
  const time = formatClock(Date.parse(since), i18n.locale)
  const count = rounds.length
  return (
    <p className="hint tabular">
      <Trans id="tables.since">since {time}</Trans>
      {' · '}
      <Plural id="tables.rounds" value={count} one="# round" other="# rounds" />
    </p>
  )
}
