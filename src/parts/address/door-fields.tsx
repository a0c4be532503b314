import { useLingui } from '@lingui/react/macro'

import type { ManualForm } from '#src/domain/areas/new-address.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

type Door = Pick<ManualForm, 'doorbell' | 'note'>
type DoorFieldsProps = { readonly door: Door; readonly onChange: (change: Partial<Door>) => void }

/** Doorbell and note for the courier, both optional. */
export function DoorFields({ door, onChange }: DoorFieldsProps) {
  const { t } = useLingui()
  const optional = t({ id: 'field.optional', message: 'optional' })
  return (
    <>
      <TextField
        label={t({ id: 'address.doorbell', message: 'Doorbell' })}
        note={optional}
        maxLength={100}
        value={door.doorbell}
        onChange={(doorbell) => onChange({ doorbell })}
      />
      <TextField
        label={t({ id: 'address.note', message: 'Notes for the courier' })}
        note={optional}
        value={door.note}
        onChange={(note) => onChange({ note })}
      />
    </>
  )
}
