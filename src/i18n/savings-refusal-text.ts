import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Cents, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import type { CodeRefusal } from '#src/domain/discounts/discount-code-rules.ts'
import type { LostSaving } from '#src/domain/discounts/judge-savings.ts'

import { formatDate } from './format-date.ts'

/** Says why a discount code cannot be used on this order [COUP-04..12]. */
export function codeRefusalText(i18n: I18n, refusal: CodeRefusal, price: (amount: Cents) => string): string {
  switch (refusal.reason) {
    case 'rewards-applied':
      return i18n._(
        msg({ id: 'sconto_problema_#1', message: 'A code cannot be used together with rewards. Remove them first.' }),
      )
    case 'unknown-code':
      return i18n._(msg({ id: 'sconto_problema_#2', message: 'This discount code is not valid.' }))
    // The catalogue has no text for the dates [COUP-09].
    case 'order-type':
    case 'dates':
      return i18n._(
        msg({ id: 'coupon_non_utilizzabile', message: 'This discount code cannot be used for this order.' }),
      )
    case 'minimum-order':
      return `${i18n._(
        msg({
          id: 'sconto_problema_#4',
          message: 'The products this code counts for do not reach its minimum order:',
        }),
      )} ${price(refusal.minimum)}`
  }
}

type LostReward = Extract<LostSaving, { kind: 'reward' }>['refusal']

/** Says why a reward cannot be used on this order [REW-05..11, PTS-15]. */
export function rewardRefusalText(i18n: I18n, refusal: LostReward): string {
  switch (refusal.reason) {
    case 'code-applied':
      return i18n._(
        msg({ id: 'premio_problema_#1', message: 'A reward cannot be used together with a code. Remove it first.' }),
      )
    case 'already-applied':
      return i18n._(msg({ id: 'reward.alreadyApplied', message: 'In use for this order.' }))
    case 'dates':
      return i18n._(msg({ id: 'reward.dates', message: 'Not valid on the day of your order.' }))
    case 'not-cumulable':
      return i18n._(
        msg({
          id: 'fidelity_card_promozione_non_cumulabile',
          message: 'This reward cannot be used together with others.',
        }),
      )
    case 'no-product':
      return i18n._(msg({ id: 'reward.noProduct', message: 'No product in your order matches this reward.' }))
    case 'all-rewarded':
      return [
        i18n._(msg({ id: 'cannot_select_reward_1', message: 'You have already used a reward for every' })),
        refusal.name,
        i18n._(msg({ id: 'cannot_select_reward_2', message: 'in your order.' })),
      ].join(' ')
    case 'not-enough-points':
      return i18n._(msg({ id: 'reward.notEnoughPoints', message: 'Not enough points.' }))
    case 'unknown-kind':
    case 'unknown-reward':
      return i18n._(msg({ id: 'reward.unknown', message: 'This reward is not available any more.' }))
  }
}

type Day = LocalDate | LocalDateTime
type Dates = { readonly from: Day | null; readonly to: Day | null }

/** Says from when to when something is valid; null when it always is [REW-04]. */
export function validityText(i18n: I18n, { from, to }: Dates): string | null {
  const [start, end] = [from && formatDate(from, i18n.locale), to && formatDate(to, i18n.locale)]
  if (start && end) return i18n._(msg({ id: 'validity.both', message: `Valid ${start} – ${end}` }))
  if (start) return i18n._(msg({ id: 'validity.from', message: `Valid from ${start}` }))
  return end ? i18n._(msg({ id: 'validity.to', message: `Valid until ${end}` })) : null
}

/** Says why a code or reward was removed from the order [COUP-15, REW-14]. */
export function lostSavingText(i18n: I18n, lost: LostSaving, price: (amount: Cents) => string): string {
  return lost.kind === 'code' ? codeRefusalText(i18n, lost.refusal, price) : rewardRefusalText(i18n, lost.refusal)
}
