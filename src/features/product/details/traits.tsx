import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { Product } from '#src/contract/product.ts'
import { useDeferredParts } from '#src/features/product/use-deferred-parts.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { TraitIcon } from './trait-icon.tsx'

import css from './traits.css?inline'

declareStyles(css)

type TraitsProps = { readonly traits: Product['traits'] }

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
