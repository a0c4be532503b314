import { Trans } from '@lingui/react/macro'

import { readSavings } from '#desk/contract/savings.ts'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { LoyaltyPreview } from './loyalty-preview.tsx'
import { PromotionList } from './promotion-list.tsx'

import css from './loyalty-room.css?inline'

declareStyles(css)

/** The loyalty card, for owners: a part of the restaurant's file, beside the card as diners see it [SET-123]. */
export function LoyaltyRoom() {
  const savings = useDeskQuery(readSavings)
  return (
    <div className="desk-loyalty">
      <Room title={<Trans id="loyaltyCard.title">Loyalty card</Trans>}>
        <Read of={savings}>
          {({ hasLoyaltyCard, currency }) => (
            <>
              {!hasLoyaltyCard && (
                <Notice kind="warn">
                  <p>
                    <Trans id="loyaltyCard.off">Guests see no card: it is switched off in the settings.</Trans>
                  </p>
                </Notice>
              )}
              <div className="desk-sheet">
                <PartForm part="loyalty">
                  <p className="hint">
                    <Trans id="loyaltyCard.about">
                      Guests with an account collect points with what they order. The first promotion that runs counts.
                    </Trans>
                  </p>
                  <PromotionList currency={currency} />
                </PartForm>
              </div>
            </>
          )}
        </Read>
      </Room>
      <LoyaltyPreview />
    </div>
  )
}
