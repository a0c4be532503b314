import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ListedAuditEntry } from '#desk/contract/audit.ts'
import { deviceDate } from '#desk/parts/device-date.ts'
import { formatDay } from '#desk/parts/formats.ts'
import { ReadFailure } from '#desk/parts/read-failure.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { AuditEntry } from './audit-entry.tsx'
import type { AuditFilter } from './audit-filter.ts'
import { matching } from './audit-filter.ts'
import { FilterFields } from './filter-fields.tsx'
import type { useAuditPages } from './use-audit-pages.ts'

const everything: AuditFilter = { email: '', kind: '' }

/** The changes by days, those of somebody or of a kind if so chosen, and a button for earlier ones. */
export function AuditList({ pages }: { readonly pages: ReturnType<typeof useAuditPages> }) {
  const { i18n } = useLingui()
  const { entries, hasMore, isLoading, earlierError, readEarlier } = pages
  const [filter, setFilter] = useState(everything)
  const [focused, setFocused] = useState<number | null>(null)
  const shown = matching(entries, filter)
  const more = () => void readEarlier().then(setFocused)
  return (
    <div className="desk-audit">
      <FilterFields entries={entries} filter={filter} onChange={setFilter} />
      <p className="hint" role="status">
        {shown.length === 0 && <Trans id="audit.noneShown">No change of this kind is in the list.</Trans>}
      </p>
      {byDays(shown).map(({ date, entries: ofDay }) => (
        <section key={date} aria-label={formatDay(date, i18n.locale)}>
          <h2>{formatDay(date, i18n.locale)}</h2>
          <ol>
            {ofDay.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} isFocused={entry.id === focused} />
            ))}
          </ol>
        </section>
      ))}
      {earlierError && <ReadFailure error={earlierError} onRetry={more} />}
      {hasMore && (
        <Button isBusy={isLoading} onClick={more}>
          <Trans id="audit.earlier">Show earlier changes</Trans>
        </Button>
      )}
    </div>
  )
}

/** The entries of each day, in their order. */
function byDays(entries: readonly ListedAuditEntry[]) {
  const dateOf = ({ at }: ListedAuditEntry) => deviceDate(Date.parse(at))
  const dates = [...new Set(entries.map(dateOf))]
  return dates.map((date) => ({ date, entries: entries.filter((entry) => dateOf(entry) === date) }))
}
