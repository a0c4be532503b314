import { Trans, useLingui } from '@lingui/react/macro'

import type { FileText } from '#desk/contract/set-up/file-values.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'

import { PromotionFields } from './promotion-fields.tsx'

/** What a new one begins with: a point for each unit of the currency, and one dish for ten of them. */
const newPromotion = {
  rewardsAre: 'earned',
  pointsFor: 'amountSpent',
  amountPerPoint: 1,
  rewards: [{ points: 10 }],
}

/** Every promotion, the first one that runs at a venue counts there. */
export function PromotionList({ currency }: { readonly currency: string }) {
  const { t } = useLingui()
  const part = usePart()
  return (
    <>
      <PartList
        at={['promotions']}
        label={t({ id: 'loyaltyCard.promotions', message: 'Promotions' })}
        addText={<Trans id="loyaltyCard.add">Add a promotion</Trans>}
        added={newPromotion}
        nameOf={(_, index) => {
          const name = part.at(['promotions', index, 'name']) as FileText | undefined
          const text = typeof name === 'string' ? name : name?.[part.languages[0] ?? '']
          const number = index + 1
          return text || t({ id: 'loyaltyCard.unnamed', message: `promotion ${number}` })
        }}
        empty={<Trans id="loyaltyCard.none">There is no promotion: guests collect nothing.</Trans>}
      >
        {(path) => <PromotionFields at={path} currency={currency} />}
      </PartList>
      <p className="hint">
        <Trans id="loyaltyCard.removing">
          A promotion that is removed takes the points and rewards of guests with it. To end it, give it a last day.
        </Trans>
      </p>
    </>
  )
}
