import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import { wordAt } from '#desk/parts/file-part/path.ts'
import type { StepProps } from '#desk/rooms/set-up/step-props.ts'

import { AddTables } from './add-tables.tsx'

/** The tables of a venue, whose QR codes guests scan. */
export function TablesStep({ venueId, onSaved }: StepProps) {
  return (
    <div className="desk-sheet">
      <PartForm part="tables" venueId={venueId} onSaved={onSaved}>
        <AddTables />
        <TableList />
      </PartForm>
    </div>
  )
}

function TableList() {
  const { t } = useLingui()
  const part = usePart()
  return (
    <PartList
      at={['tables']}
      label={t({ id: 'ownTables.list', message: 'Tables' })}
      addText={<Trans id="ownTables.add">Add a table</Trans>}
      added={{ name: '' }}
      nameOf={(_, index) => {
        const name = wordAt(part.value, ['tables', index, 'name'])
        return t({ id: 'ownTables.named', message: `table ${name}` })
      }}
      empty={<Trans id="ownTables.none">No tables yet. Without them nobody orders by QR code.</Trans>}
    >
      {(path) => <PartText at={[...path, 'name']} label={<Trans id="ownTables.name">Name or number</Trans>} />}
    </PartList>
  )
}
