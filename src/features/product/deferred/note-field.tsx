import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import type { Configuring } from '#src/features/product/use-configuration.ts'
import { useLengthText } from '#src/parts/form/use-length-text.ts'
import { TextArea } from '#src/ui/field/text-area.tsx'

const longest = 200

export type NoteFieldProps = { readonly configuring: Configuring; readonly isWanted: boolean }

/** Text field for the kitchen, stored on the cart line [PROD-01]. */
export function NoteField({ configuring: { configuration, change }, isWanted }: NoteFieldProps) {
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isWanted) area.current?.focus()
  }, [isWanted])
  return (
    <TextArea
      ref={area}
      label={t({ id: 'product.note', message: 'Note for the kitchen' })}
      value={configuration.note}
      maxLength={longest}
      lengthText={useLengthText()(longest)}
      rows={2}
      onChange={(note) => change({ kind: 'note', note })}
    />
  )
}
