import { useLingui } from '@lingui/react/macro'

import type { Product } from '#src/contract/product.ts'
import { TraitIcon } from '#src/features/product/details/trait-icon.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import css from './legend.css?inline'

declareStyles(css)

type LegendProps = { readonly traits: Product['traits']; readonly onClose: () => void }

/** Dialog with all characteristics by icon and name [PROD-09]. */
export function Legend({ traits, onClose }: LegendProps) {
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
