import { Trans, useLingui } from '@lingui/react/macro'
import type { DragEvent } from 'react'
import { useState } from 'react'

import { FileField } from '#desk/parts/file-field.tsx'

type TableFileProps = {
  /** Text of a CSV file to begin with. */
  readonly template: string
  /** Of the file that was chosen; null = none. */
  readonly fileName: string | null
  readonly isBusy: boolean
  readonly fault: string | null
  readonly onFile: (file: File) => void
}

const types = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a file with a menu, chosen or dropped. */
export function TableFile({ template, fileName, isBusy, fault, onFile }: TableFileProps) {
  const { t } = useLingui()
  const [isOver, setIsOver] = useState(false)
  const hint = t({
    id: 'import.fileHint',
    message: 'CSV or XLSX, at most 1 MB and 5,000 rows. You can also drop it here.',
  })

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <div
      className="desk-sheet file"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileField
        label={t({ id: 'import.file', message: 'File with the menu' })}
        hint={hint}
        accept={types}
        fault={fault}
        onFiles={([file]) => file && onFile(file)}
      />
      <p className="hint" role="status">
        {isBusy ? (
          <Trans id="import.reading">The file is being read…</Trans>
        ) : (
          fileName !== null && <Trans id="import.chosen">Chosen: {fileName}</Trans>
        )}
      </p>
      <p className="hint">
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`} download="menu.csv">
          <Trans id="import.template">Download a table to begin with</Trans>
        </a>
      </p>
    </div>
  )
}
