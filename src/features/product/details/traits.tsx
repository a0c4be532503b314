import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { Product } from '#src/contract/product.ts'
import { useDeferredParts } from '#src/features/product/use-deferred-parts.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import css from './traits.css?inline'

declareStyles(css)

export type TraitsProps = { readonly traits: Product['traits'] }

/** One icon per characteristic, and the legend that names them [PROD-09]. */
export function Traits({ traits }: TraitsProps) {
  const later = useDeferredParts()
  const [isOpen, setIsOpen] = useState(false)
  if (traits.length === 0) return null
  return (
    <div className="traits">
      {traits.map((trait) => (
        <Tag key={trait.id} kind="ok" icon={<TraitIcon trait={trait} size={16} />}>
          {trait.name}
        </Tag>
      ))}
      <button className="to-legend" type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans id="product.legend">Legend</Trans>
      </button>
      {isOpen && later && <later.Legend traits={traits} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type TraitIconProps = { readonly trait: TraitsProps['traits'][number]; readonly size: number }

export function TraitIcon({ trait, size }: TraitIconProps) {
  const api = useApi()
  const [isMissing, setIsMissing] = useState(trait.icon === null)
  if (isMissing) return null
  const src = api.traitIconUrl(trait.id)
  return <img className="trait-icon" src={src} alt="" width={size} height={size} onError={() => setIsMissing(true)} />
}
