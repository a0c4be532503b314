import { useLingui } from '@lingui/react/macro'

import type { ExtraIngredient } from '#src/contract/product.ts'
import { replacePick } from '#src/domain/product/change-picks.ts'
import type { PickRefusal } from '#src/domain/product/change-picks.ts'
import { isSameChoice } from '#src/domain/product/configuration.ts'
import { extraPrice, findExtra } from '#src/domain/product/extras.ts'
import { offeredGroups } from '#src/domain/product/group-state.ts'
import { useSigned } from '#src/features/product/choices/use-signed.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import type { WithPicks } from './with-picks.ts'

import css from './change-pick-dialog.css?inline'

declareStyles(css)

export type ChangePickDialogProps = {
  readonly configuring: Configuring
  readonly product: WithPicks
  /** Index of the unit to replace. */
  readonly index: number
  readonly onClose: () => void
}

/** Dialog that replaces one unit by another flavour; the count stays [PROD-31]. */
export function ChangePickDialog({ configuring, product, index, onClose }: ChangePickDialogProps) {
  const { t } = useLingui()
  const { configuration, venueId, change } = configuring
  const changed = configuration.picks[index]
  const name = (changed && findExtra(product.picks, changed)?.name) ?? ''
  return (
    <Dialog
      variant="dialog"
      title={t({ id: 'product.picks.change', message: `Change ${name}` })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <div className="change-pick">
        {offeredGroups(product.picks).map(({ group, extras }) => (
          <section key={group.id} aria-label={group.name}>
            <h3>{group.name}</h3>
            <ul>
              {extras
                .filter((flavour) => !changed || !isSameChoice(flavour, changed))
                .map((flavour) => {
                  const choice = { id: flavour.id, groupId: flavour.groupId }
                  const verdict = replacePick(product, configuration, { index, choice }, venueId)
                  return (
                    <li key={flavour.id}>
                      <OtherFlavour
                        flavour={flavour}
                        price={extraPrice(product.picks, flavour, configuration.sizeId)}
                        refusal={verdict.ok ? null : verdict.refusal}
                        onChoose={() => {
                          change({
                            kind: 'rule',
                            apply: (before) => replacePick(product, before, { index, choice }, venueId),
                          })
                          onClose()
                        }}
                      />
                    </li>
                  )
                })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

type OtherFlavourProps = {
  readonly flavour: ExtraIngredient
  readonly price: ExtraIngredient['price']
  readonly refusal: PickRefusal | null
  readonly onChoose: () => void
}

function OtherFlavour({ flavour, price, refusal, onChoose }: OtherFlavourProps) {
  const signed = useSigned()
  const reasonOf = useReason()
  return (
    <button type="button" disabled={refusal !== null} onClick={onChoose}>
      <span>{flavour.name}</span> <span className="detail tabular">{refusal ? reasonOf(refusal) : signed(price)}</span>
    </button>
  )
}

/** Why a flavour cannot be chosen. */
function useReason(): (refusal: PickRefusal) => string {
  const { t } = useLingui()
  return (refusal) => {
    switch (refusal.reason) {
      case 'flavours-full': {
        const different = refusal.max
        return t({ id: 'product.rule.different', message: `at most ${different} different` })
      }
      case 'group-full': {
        const { max } = refusal
        return t({ id: 'product.rule.upTo', message: `Up to ${max}` })
      }
      case 'unavailable':
      case 'not-offered':
      case 'picks-full':
        return t({ id: 'product.unavailable', message: 'Not available today' })
    }
  }
}
