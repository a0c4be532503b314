import { useState } from 'react'

import type { Product } from '#src/contract/product.ts'
import { useApi } from '#src/instance/instance-context.tsx'

type TraitIconProps = { readonly trait: Product['traits'][number]; readonly size: number }

/** Icon of a characteristic, `size` in px; nothing when it cannot be loaded. Styled by traits.css. */
export function TraitIcon({ trait, size }: TraitIconProps) {
  const api = useApi()
  const [isMissing, setIsMissing] = useState(trait.icon === null)
  if (isMissing) return null
  const src = api.traitIconUrl(trait.id)
  return <img className="trait-icon" src={src} alt="" width={size} height={size} onError={() => setIsMissing(true)} />
}
