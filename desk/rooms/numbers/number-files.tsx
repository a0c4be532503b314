import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { CountedVenue } from '#desk/contract/numbers.ts'
import { readNumberRows } from '#desk/contract/numbers.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { ReadFailure } from '#desk/parts/read-failure.tsx'
import type { SavedFile } from '#src/integrations/save-file.ts'
import { saveFile } from '#src/integrations/save-file.ts'
import { Button } from '#src/ui/base/button.tsx'

import { csvOf } from './csv-of.ts'
import type { TableName } from './export-tables.ts'
import { exportTables, tableNames } from './export-tables.ts'
import type { Period } from './period.ts'
import { useNumberWords } from './use-number-words.ts'

type NumberFilesProps = { readonly venue: CountedVenue; readonly period: Period }
type Wish = TableName | 'xlsx'

/** The rows behind the sums as files: all tables in one of Excel, or one of them as CSV. */
export function NumberFiles({ venue, period }: NumberFilesProps) {
  const { i18n } = useLingui()
  const { client, clock } = useDesk()
  const id = useId()
  const words = useNumberWords()
  const [busy, setBusy] = useState<Wish | null>(null)
  const [failed, setFailed] = useState<{ readonly wish: Wish; readonly error: Error } | null>(null)

  const save = (file: SavedFile) => saveFile(file, { view: window, after: clock.after })

  async function make(wish: Wish): Promise<void> {
    setBusy(wish)
    setFailed(null)
    try {
      const rows = await client.read(readNumberRows, { venue: venue.id, ...period })
      const tables = exportTables(rows, words)
      const name = `${wish === 'xlsx' ? 'numbers' : wish}-${period.from}-${period.to}`
      if (wish === 'xlsx') {
        const { xlsxOf } = await import('./xlsx-of.ts')
        const sheets = tableNames.map((one) => ({ name: words.tables[one], table: tables[one] }))
        const content = await xlsxOf(sheets)
        save({ name: `${name}.xlsx`, type: content.type, content })
      } else save({ name: `${name}.csv`, type: 'text/csv', content: csvOf(tables[wish], i18n.locale) })
    } catch (error) {
      setFailed({ wish, error: error as Error })
    } finally {
      setBusy(null)
    }
  }

  return (
    <section className="desk-sheet files" aria-labelledby={id}>
      <h2 id={id}>
        <Trans id="numbers.files">Files for your accountant</Trans>
      </h2>
      <p className="hint">
        <Trans id="numbers.filesHint">
          One row for each order, dish and movement of money, with the reference that the payment provider calls it by.
        </Trans>
      </p>
      <div className="buttons">
        <Button variant="primary" isBusy={busy === 'xlsx'} onClick={() => void make('xlsx')}>
          <Trans id="numbers.xlsx">Excel file with all</Trans>
        </Button>
        {tableNames.map((name) => (
          <Button key={name} isBusy={busy === name} onClick={() => void make(name)}>
            {`CSV: ${words.tables[name]}`}
          </Button>
        ))}
      </div>
      {failed && <ReadFailure error={failed.error} onRetry={() => void make(failed.wish)} />}
    </section>
  )
}
