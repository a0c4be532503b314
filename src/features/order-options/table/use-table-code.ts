import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { sendTableCode } from '#src/api/table-code-calls.ts'
import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMutation } from '#src/query/use-mutation.ts'
import { createTableStore } from '#src/state/table-store.ts'

import { linkedTableCode } from './linked-table-code.ts'

/** Looks up the table of a code; alerts when there is none [WIZ-19]. Starts with a code in the page's address. */
export function useTableCode(venueId: Id<'Venue'>, onFound: (table: SeatedTable) => void) {
  const { t } = useLingui()
  const { api, stores, clock, i18n, view } = useInstance()
  const { isPending, run } = useMutation((code: string) => sendTableCode(api, venueId, code))

  async function find(code: string) {
    try {
      const table = { ...(await run(code)).table, code }
      stores.of(createTableStore).sitDown(table, venueId, clock.now())
      onFound(table)
    } catch (error) {
      const unknown = () =>
        t({
          id: 'wizard.table.unknown',
          message: 'This code belongs to no table here. Scan the QR code on your table.',
        })
      const isUnknown = isRefusedWith(error, 'TABLE_NOT_FOUND')
      stores.dialogs.alert(() => (isUnknown ? [unknown()] : failureMessages(i18n, error)))
    }
  }

  const latest = useRef(find)
  useEffect(() => {
    latest.current = find
  })
  useEffect(() => {
    const linked = linkedTableCode(stores, view)
    if (linked === null) return
    stores.of(createTableStore).markRead(linked)
    void latest.current(linked)
  }, [stores, view])
  return { find, isPending }
}
