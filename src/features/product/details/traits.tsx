import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Product } from '#src/contract/product.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { declareStyles } from '#src/ui/styles.ts'
import { Tag } from '#src/ui/tag.tsx'

import css from './traits.css?inline'

declareStyles(css)

type Traits = Product['traits']

/** One icon per characteristic, and the legend that names them [PROD-09]. */
export function Traits({ traits }: { readonly traits: Traits }) {
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
      {isOpen && <Legend traits={traits} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function TraitIcon({ trait, size }: { readonly trait: Traits[number]; readonly size: number }) {
  const api = useApi()
  const [isMissing, setIsMissing] = useState(trait.icon === null)
  if (isMissing) return null
  // The icons lie beside the photos: /restaurant/get_icon_caratteristica/{id} (contract 3.10).
  const src = new URL(`../../get_icon_caratteristica/${trait.id}`, api.photoUrl('-')).href
  return <img className="trait-icon" src={src} alt="" width={size} height={size} onError={() => setIsMissing(true)} />
}

function Legend({ traits, onClose }: { readonly traits: Traits; readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      variant="dialog"
      title={t({ id: 'product.legend', message: 'Legend' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <ul className="legend">
        {traits.map((trait) => (
          <li key={trait.id}>
            <TraitIcon trait={trait} size={24} />
            {trait.name}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
