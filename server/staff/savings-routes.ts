import { readSavings, setCodeActive as codeActive } from '#desk/contract/savings.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { currencyNamed } from '#server/platform/texts/money-text.ts'
import { codesOf, usesByCode } from '#server/savings/discount-codes.ts'
import { setCodeActive } from '#server/savings/set-code-active.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import { currencyAt } from '#src/domain/currency.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'

/** What the desk knows of discount codes and of the loyalty card beside their parts of the file. */
export function deskSavingsRoutes({ read, change }: DeskRoutes) {
  read(readSavings, async ({ db, member: { restaurantId } }) => {
    const restaurant = await restaurantOf(db, restaurantId)
    const uses = await usesByCode(db, { restaurantId, accountId: null })
    const codes = await codesOf(db, restaurantId)
    return {
      takesCodes: restaurant?.hasDiscountCodes ?? false,
      hasLoyaltyCard: restaurant?.hasLoyaltyCard ?? false,
      // Empty where the venues have several.
      currency: currencyNamed(currencyAt(null, await venueRowsOf(db, restaurantId), []).code).symbol,
      codes: codes.map(({ id, isActive }) => ({ id, isActive, uses: uses.get(id)?.all ?? 0 })),
    }
  })

  change(codeActive, ({ isActive }, call) =>
    saveChange(call, async (tx) => {
      const at = { restaurantId: call.member.restaurantId, id: call.idOf<'DiscountCode'>('code') }
      const wasActive = await setCodeActive(tx, at, isActive)
      const [before, after] = [{ isActive: wasActive }, { isActive }]
      return audited({ action: 'code.active', subject: call.idOf('code'), before, after })
    }),
  )
}
