import { useLingui } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { useLengthText } from '#src/parts/form/use-length-text.ts'
import { Card } from '#src/ui/base/card.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'

/** In characters. */
const longest = 500

/** General notes of the order [CHK-16]. */
export function NotesCard({ notes }: { notes: string }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  return (
    <Card>
      <TextArea
        label={t({ id: 'checkout.notes', message: 'Notes for the restaurant' })}
        note={t({ id: 'field.optional', message: 'optional' })}
        rows={2}
        maxLength={longest}
        lengthText={useLengthText()(longest)}
        value={notes}
        onChange={stores.draft.setNotes}
      />
    </Card>
  )
}
