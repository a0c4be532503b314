import { Trans } from '@lingui/react/macro'

import { Read, Room } from '#desk/parts/room.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { DocumentIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AuditList } from './audit-list.tsx'
import { useAuditPages } from './use-audit-pages.ts'

import css from './audit-room.css?inline'

declareStyles(css)

/** Who did what at the desk, for owners (decision 95). */
export function AuditRoom() {
  const pages = useAuditPages()
  return (
    <Room title={<Trans id="audit.title">Who did what</Trans>}>
      <p className="hint">
        <Trans id="audit.about">Every change at the desk, kept for a year.</Trans>
      </p>
      <Read of={pages.newest}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState icon={<DocumentIcon size={32} />}>
              <Trans id="audit.none">Nothing was changed yet.</Trans>
            </EmptyState>
          ) : (
            <AuditList pages={pages} />
          )
        }
      </Read>
    </Room>
  )
}
