import * as z from 'zod/mini'

import type { PlaceSearch } from '#server/places/geocoder/place-search.ts'
import { surroundingsOf } from '#server/places/geocoder/surroundings.ts'
import type { Routes } from '#server/platform/answer.ts'
import type { Refusal } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { serviceConfigRow } from '#server/venues/venue-queries.ts'
import { getCountries } from '#src/contract/country.ts'
import { callStaff, callTooSoon, decodeTableCode } from '#src/contract/dining-table.ts'
import { geocode } from '#src/contract/geocode.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'
import { tableCode } from '#src/domain/tables/table-code.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { countriesIn } from './countries.ts'
import { scannedTable, tableOfCode } from './dining-tables.ts'
import { servicePointServedBy } from './service-point-queries.ts'
import { recordCall } from './table-calls.ts'

export function placeRoutes({ answer }: Routes, findPlaces: PlaceSearch) {
  answer(decodeTableCode, async ({ venueId, code: text }, call) => {
    const { db, restaurant, limits } = call
    const allowed = await limits.take(['tableCode'], call)
    if (!allowed.ok) return allowed
    const code = tableCode(text)
    const table = code === null ? null : await tableOfCode(db, { restaurantId: restaurant.id, venueId, code })
    if (!table) return refused('TABLE_NOT_FOUND')
    await limits.forgive(['tableCode'], call)
    return accept({ table })
  })

  answer(callStaff, async ({ venueId, tableId: id, tableCode: scanned, reasonId }, call) => {
    const { db, restaurant, nowMs, limits } = call
    const allowed = await limits.take(['staffCall', 'tableCode'], call)
    if (!allowed.ok) return allowed
    const table = await scannedTable(db, { restaurantId: restaurant.id, venueId, id, scanned: scanned ?? null })
    if (!table) return refused('TABLE_NOT_FOUND')
    await limits.forgive(['tableCode'], call)
    const config = await serviceConfigRow(db, { restaurantId: restaurant.id, venueId, type: 'table' })
    if (!config?.callReasons.some((reason) => reason.id === reasonId)) return refused('ENTITY_NOT_FOUND')
    const waitMs = await recordCall(db, { restaurantId: restaurant.id, tableId: id, reasonId, nowMs })
    if (waitMs === 0) return accept({})
    const data = z.encode(callTooSoon, { waitSeconds: Math.ceil(waitMs / 1000) })
    return refuse<Refusal>({ code: 'CALL_TOO_SOON', values: { minutes: String(Math.ceil(waitMs / 60_000)) }, data })
  })

  answer(getServicePointInfo, async ({ venueId, servicePointId: id }, { db, restaurant }) => {
    const point = await servicePointServedBy(db, { restaurantId: restaurant.id, venueId, id })
    return point ? accept({ info: { deliveryFee: point.deliveryFee } }) : refused('ENTITY_NOT_FOUND')
  })

  answer(geocode, async ({ address: text, isPartial, venueId }, call) => {
    const allowed = await call.limits.take(['geocoding'], call)
    if (!allowed.ok) return allowed
    return findPlaces({ text, isPartial, nowMs: call.nowMs, ...(await surroundingsOf(venueId ?? null, call)) })
  })

  answer(getCountries, async (_request, { language }) => accept({ countries: countriesIn(language) }))
}
