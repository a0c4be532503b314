import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { Configuring } from '#src/features/product/use-configuration.ts'
import { useDeferredParts } from '#src/features/product/use-deferred-parts.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EditIcon } from '#src/ui/base/more-icons.tsx'

/** Note for the kitchen, collapsed until opened [PROD-01]. */
export function ProductNote({ configuring }: { readonly configuring: Configuring }) {
  const later = useDeferredParts()
  const [hadNote] = useState(configuring.configuration.note !== '')
  const [isWanted, setIsWanted] = useState(false)
  if (hadNote || isWanted) return later && <later.NoteField configuring={configuring} isWanted={isWanted} />
  return (
    <Button
      variant="text"
      size="small"
      start={<EditIcon size={20} />}
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
    >
      <Trans id="product.note.add">Add a note</Trans>
    </Button>
  )
}
