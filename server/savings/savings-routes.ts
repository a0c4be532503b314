import type { Routes } from '#server/platform/answer.ts'
import type { Call, CustomerCall } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { serviceDayAt } from '#server/venues/venue-days.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { DiscountCode } from '#src/contract/discount-code.ts'
import { getDiscountCodes } from '#src/contract/discount-code.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import type { Id } from '#src/contract/values.ts'
import { isCodeOver } from '#src/domain/discounts/discount-code-rules.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { accept } from '#src/domain/verdict.ts'

import { codeRefusal } from './code-refusal.ts'
import type { CustomerCard } from './customer-card.ts'
import { customerCard, promotionsAt } from './customer-card.ts'
import { asDiscountCode, codesOf, usesByCode } from './discount-codes.ts'
import { asPromotion } from './loyalty-queries.ts'

/** Discount codes, points and rewards. */
export function savingsRoutes({ answer, answerCustomer }: Routes) {
  answer(
    getDiscountCodes,
    async ({ venueId, isHidden }, { db, restaurant, account, localize, nowMs }) => {
      if (!restaurant.hasDiscountCodes) return accept({ codes: [] })
      const uses = await usesByCode(db, { restaurantId: restaurant.id, accountId: account?.id ?? null })
      const usable = (await codesOf(db, restaurant.id)).filter(
        (row) => codeRefusal(row, { venueId, account, uses: uses.get(row.id) }) === null,
      )
      const venue = venueId && (await venueRow(db, restaurant.id, venueId))
      const slotStart = steadyClock(nowMs, venue ? venue.timeZone : 'UTC')
      const serviceDay = venue ? await serviceDayAt(db, venue, slotStart) : dateOf(slotStart)
      const codes = usable.map((row) => asDiscountCode(row, localize))
      if (isHidden === undefined) return accept({ codes })
      // No order can be for a date in the past: where codes are shown, such a one would only disappoint.
      const isOver = (code: DiscountCode) => isCodeOver(code, { slotStart, serviceDay })
      return accept({ codes: codes.filter((code) => code.isHidden === isHidden && !isOver(code)) })
    },
    // The counter asks for the number of codes only (contract C125).
    { finish: ([key, codes], { asked }) => [key, asked.counter_form === true ? (codes as unknown[]).length : codes] },
  )

  answer(getLoyaltyCard, async ({ venueId }, call) => {
    const { account } = call
    const card = await (call.triedBy
      ? emptyCardAt(venueId, call)
      : account
        ? cardAt(venueId, { ...call, account })
        : noCustomer)
    if (!card.ok) return card
    const { promotion, score, rewards } = card.value
    return accept({
      score,
      highestThreshold: Math.max(0, ...(promotion?.thresholds ?? []).map(({ points }) => points)),
      rewards: rewards.filter(({ cost }) => (cost ?? 0) <= score),
      promotion,
    })
  })

  answerCustomer(getRewards, async ({ venueId }, call) => {
    const card = await cardAt(venueId, call)
    return card.ok ? accept({ rewards: card.value.rewards }) : card
  })
}

const noCustomer = refused('API_KEY_NOT_FOUND')

/** What a diner without points sees, also while the card is switched off: somebody of the staff tries it (decision 141). */
async function emptyCardAt(venueId: Id<'Venue'>, call: Call): Promise<Answer<CustomerCard>> {
  const venue = await venueRow(call.db, call.restaurant.id, venueId)
  if (!venue) return refused('ENTITY_NOT_FOUND')
  const { row } = await promotionsAt(call, venue)
  return accept({ promotion: row && asPromotion(row, call.localize), score: 0, rewards: [] })
}

async function cardAt(venueId: Id<'Venue'>, call: CustomerCall): Promise<Answer<CustomerCard>> {
  const venue = await venueRow(call.db, call.restaurant.id, venueId)
  return venue ? accept(await customerCard(call, venue, 'look')) : refused('ENTITY_NOT_FOUND')
}
