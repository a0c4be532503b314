import { Trans, useLingui } from '@lingui/react/macro'

import { makeCode, readCodes } from '#desk/contract/codes.ts'
import { NewRow } from '#desk/parts/forms/new-row.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Rows } from '#desk/parts/venue-section.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { TicketIcon } from '#src/ui/base/late-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { CodeRow } from './code-row.tsx'

/** Discount codes: a form for a new one, and each that there is with its form; for owners. */
export function CodesRoom() {
  const { t } = useLingui()
  const codes = useDeskQuery(readCodes)
  return (
    <Room title={<Trans id="codes.title">Discount codes</Trans>}>
      <Read of={codes}>
        {({ takesCodes, currency, fields, codes: all }) => (
          <>
            {!takesCodes && (
              <Notice kind="warn">
                <p>
                  <Trans id="codes.off">This restaurant takes no codes: they are switched off.</Trans>
                </p>
              </Notice>
            )}
            <NewRow
              title={t({ id: 'codes.new', message: 'New code' })}
              fields={fields}
              action={t({ id: 'codes.make', message: 'Create the code' })}
              call={makeCode}
              values={{}}
              saved={({ name = '' }) => t({ id: 'codes.made', message: `${name} holds from now on` })}
            />
            {all.length === 0 ? (
              <EmptyState icon={<TicketIcon size={32} />}>
                <Trans id="codes.none">There is no code yet.</Trans>
              </EmptyState>
            ) : (
              <Rows>
                {all.map((code) => (
                  <CodeRow key={code.id} code={code} currency={currency} />
                ))}
              </Rows>
            )}
          </>
        )}
      </Read>
    </Room>
  )
}
