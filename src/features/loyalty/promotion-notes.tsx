import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Promotion } from '#src/contract/promotion.ts'
import { modeOf } from '#src/domain/discounts/rewards.ts'
import { areCumulable, daysToExpiry } from '#src/domain/loyalty/loyalty-progress.ts'
import { Card } from '#src/ui/base/card.tsx'

/** Explains the promotion by its mode and rules [LOYAL-05..10]. */
export function PromotionNotes({ promotion }: { readonly promotion: Promotion }) {
  const days = daysToExpiry(promotion)
  return (
    <Card title={<Trans id="loyalty.rules">How it works</Trans>}>
      <ul className="notes">
        {modeOf(promotion) === 1 ? <EarnedByThemselves promotion={promotion} /> : <BoughtWithPoints />}
        <Note>
          <Trans id="loyalty.rule.consumed">
            Points are added once your order has been consumed, at the time of collection or delivery.
          </Trans>
        </Note>
        {days !== null && (
          <Note>
            <Plural
              id="loyalty.rule.expiry"
              value={days}
              one="Rewards you have collected are reset # day after the end of the promotion."
              other="Rewards you have collected are reset # days after the end of the promotion."
            />
          </Note>
        )}
        <Note>
          <Trans id="loyalty.rule.codes">A discount code and a reward cannot be used together.</Trans>
        </Note>
        <Note>
          {areCumulable(promotion) ? (
            <Trans id="loyalty.rule.cumulable">Several rewards can be used together.</Trans>
          ) : (
            <Trans id="loyalty.rule.notCumulable">Rewards cannot be used together with other rewards.</Trans>
          )}
        </Note>
      </ul>
    </Card>
  )
}

/**
 * Explains mode 1; without the reset of points the score continues (rulings "f_azzera_punti 0 in mode 1") [LOYAL-05].
 */
function EarnedByThemselves({ promotion }: { readonly promotion: Promotion }) {
  return (
    <>
      <Note>
        <Trans id="loyalty.rule.earned">
          Rewards are added automatically each time you reach a threshold. A reward you have used leaves the list.
        </Trans>
      </Note>
      <Note>
        {promotion.resetsPoints ? (
          <Trans id="loyalty.rule.reset">At the highest threshold your points start again from zero.</Trans>
        ) : (
          <Trans id="loyalty.rule.noReset">Your points are not reset at the highest threshold.</Trans>
        )}
      </Note>
    </>
  )
}

/** Explains mode 2: the score is never reset, whatever the flag says [LOYAL-06]. */
function BoughtWithPoints() {
  return (
    <Note>
      <Trans id="loyalty.rule.bought">
        Once you reach a threshold you choose your reward. Your points are never reset; the cost of a reward you have
        used is taken off them.
      </Trans>
    </Note>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return <li>{children}</li>
}
