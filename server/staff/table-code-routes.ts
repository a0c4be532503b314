import { readTableCodes } from '#desk/contract/tables.ts'
import type { TableRow } from '#server/places/dining-tables.ts'
import { tablesIn, tablesWithCodes } from '#server/places/dining-tables.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import { tableCardTexts } from '#server/platform/texts/table-card-texts.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import { tableLink } from '#src/contract/table-link.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'

import type { DeskCall, DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'
import { sayIn } from './editing/texts/say.ts'

/** The cards of tables with their QR codes, to be printed. */
export function tableCodeRoutes({ read }: DeskRoutes, { siteOrigin }: Pick<DeskDeps, 'siteOrigin'>) {
  read(readTableCodes, (call) => cardsOfTables(call, siteOrigin))
}

async function cardsOfTables({ db, member }: DeskCall, siteOrigin: string) {
  const restaurant = await restaurantOf(db, member.restaurantId)
  if (!restaurant) throw new Error(`Comanda: restaurant ${member.restaurantId} is gone.`)
  const venues = await venueRowsOf(db, restaurant.id)
  const tables = await tablesIn(db, member)
  const codes = await codesOf(db, restaurant.id, tables)
  const language = mainLanguage(restaurant)
  const say = sayIn(language)
  const page = restaurant.siteUrl === null ? null : new URL(restaurant.siteUrl, siteOrigin)
  const cardOf = ({ id, name }: TableRow) => ({
    id,
    name,
    title: say(tableCardTexts.table, { name }),
    link: page && tableLink(page, codes.get(id) ?? '', defaultRouteParameter),
  })
  return {
    language,
    invitation: say(tableCardTexts.invitation),
    venues: venues
      .map(({ id, name }) => ({
        id,
        name,
        place: venues.length > 1 ? name : restaurant.name,
        cards: tables.filter(({ venueId }) => venueId === id).map(cardOf),
      }))
      .filter(({ cards }) => cards.length > 0),
  }
}

async function codesOf(
  db: DeskCall['db'],
  restaurantId: DeskCall['member']['restaurantId'],
  tables: readonly TableRow[],
) {
  const rows = await tablesWithCodes(db, { restaurantId, ids: tables.map(({ id }) => id) })
  return new Map(rows.map(({ id, code }) => [id, code]))
}
