import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'

import type { ColumnField, TableField } from '#desk/contract/menu-import.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

import type { MenuImport } from './use-menu-import.ts'
import { headOf } from './use-menu-import.ts'

type ColumnChoicesProps = {
  readonly fields: readonly TableField[]
  readonly table: NonNullable<MenuImport['table']>
  readonly menuImport: MenuImport
}

/** What each column of a table is taken for, which may be chosen otherwise. */
export function ColumnChoices({ fields, table: { rows, columns }, menuImport }: ColumnChoicesProps) {
  const { t } = useLingui()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const nameless = (number: number) => t({ id: 'import.column', message: `Column ${number}` })
  const head = headOf(rows)
  const missing = fields.filter(({ field, isRequired }) => isRequired && !columns.includes(field))
  const names = missing.map(({ label }) => label).join(', ')
  return (
    <section className="desk-sheet" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <Trans id="import.columns">Columns of the file</Trans>
      </h2>
      <div className="columns">
        {head.map((column, index) => (
          <SelectField
            key={index}
            label={column.trim() || nameless(index + 1)}
            hint={samplesOf(rows, head, index)}
            value={columns[index] ?? ''}
            onChange={(field) => menuImport.choose(index, field === '' ? null : (field as ColumnField))}
            blank={t({ id: 'import.leftOut', message: 'Left out' })}
            options={fields.map(({ field, label }) => ({ value: field, label }))}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <Notice kind="warn">
          <p>
            <Trans id="import.missing">No column is chosen for: {names}. Choose which one it is.</Trans>
          </p>
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          size="small"
          isBusy={menuImport.busyWith === 'preview'}
          isDisabled={missing.length > 0}
          onClick={() => void menuImport.look()}
        >
          <Trans id="import.look">See what changes</Trans>
        </Button>
      </div>
    </section>
  )
}

/** Two cells of a column that say something. */
function samplesOf(rows: MenuImportRows, head: readonly string[], index: number): string {
  const cells = rows.slice(rows.indexOf(head) + 1).map((row) => row[index]?.trim() ?? '')
  return [...new Set(cells.filter((cell) => cell !== ''))]
    .slice(0, 2)
    .map((cell) => (cell.length > longestSample ? `${cell.slice(0, longestSample)}…` : cell))
    .join(' · ')
}
type MenuImportRows = ColumnChoicesProps['table']['rows']
const longestSample = 40
