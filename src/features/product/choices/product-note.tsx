import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import type { Configuring } from '#src/features/product/use-configuration.ts'
import { Button } from '#src/ui/button.tsx'
import { EditIcon } from '#src/ui/later-icons.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

const longest = 200

/** A wish in words for the kitchen, kept on the line; folded away until it is wanted [PROD-01]. */
export function ProductNote({ configuring }: { readonly configuring: Configuring }) {
  const { t } = useLingui()
  const { configuration, change } = configuring
  const [isOpen, setIsOpen] = useState(configuration.note !== '')
  const [isWanted, setIsWanted] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isWanted) area.current?.focus()
  }, [isWanted])
  if (!isOpen) {
    const open = () => {
      setIsOpen(true)
      setIsWanted(true)
    }
    return (
      <Button variant="text" size="small" start={<EditIcon size={20} />} aria-expanded={false} onClick={open}>
        <Trans id="product.note.add">Add a note</Trans>
      </Button>
    )
  }
  return (
    <TextArea
      ref={area}
      label={t({ id: 'product.note', message: 'Note for the kitchen' })}
      value={configuration.note}
      maxLength={longest}
      rows={2}
      onChange={(note) => change({ kind: 'note', note })}
    />
  )
}
