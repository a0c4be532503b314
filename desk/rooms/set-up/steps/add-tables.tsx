import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import css from './add-tables.css?inline'

declareStyles(css)

/** More are hardly printed at once, and a slip of the finger adds no thousand. */
const mostAtOnce = 50

/** Adds numbered tables at once: with six tables there already, four more are 7 to 10. */
export function AddTables() {
  const part = usePart()
  const [count, setCount] = useState('')
  const value = part.at(['tables'])
  const tables: readonly { readonly name?: unknown }[] = Array.isArray(value) ? value : []
  const wanted = Math.min(/^\d+$/.test(count) ? Number(count) : 0, mostAtOnce)

  function add(): void {
    const last = Math.max(0, ...tables.map(({ name }) => Number(name)).filter((name) => Number.isInteger(name)))
    const more = Array.from({ length: wanted }, (_, index) => ({ name: String(last + index + 1) }))
    part.type(['tables'], [...tables, ...more])
    setCount('')
  }

  return (
    <div className="desk-add-tables">
      <TextField
        name="count"
        inputMode="numeric"
        maxLength={2}
        label={<Trans id="ownTables.howMany">How many more tables</Trans>}
        hint={<Trans id="ownTables.most">Up to {mostAtOnce} at once; each gets a QR code of its own.</Trans>}
        value={count}
        onChange={setCount}
      />
      <Button size="small" isDisabled={wanted === 0} onClick={add}>
        <Trans id="ownTables.addMany">Add them</Trans>
      </Button>
    </div>
  )
}
