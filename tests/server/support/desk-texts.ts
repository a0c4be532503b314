import type { Texts } from '#server/platform/texts/language.ts'
import { depositFaultTexts, unpayableTexts } from '#server/platform/texts/payable-texts.ts'
import { photoFaults } from '#server/platform/texts/photo-faults.ts'
import { faultTexts } from '#server/restaurant-file/fault-texts.ts'
import { columnNames } from '#server/restaurant-file/texts/menu-faults.ts'
import { thingNames } from '#server/restaurant-file/texts/thing-names.ts'
import * as accountTables from '#server/staff/editing/texts/account-texts.ts'
import * as deliveryTables from '#server/staff/editing/texts/delivery-texts.ts'
import * as hoursTables from '#server/staff/editing/texts/hours-texts.ts'
import * as menuTables from '#server/staff/editing/texts/menu-texts.ts'
import * as offerTables from '#server/staff/editing/texts/offer-texts.ts'
import * as savingsTables from '#server/staff/editing/texts/savings-texts.ts'
import * as serviceTables from '#server/staff/editing/texts/service-texts.ts'
import * as setUpTables from '#server/staff/editing/texts/set-up-texts.ts'
import * as settingsTables from '#server/staff/editing/texts/settings-texts.ts'

type Tables = Readonly<Record<string, Readonly<Record<string, Texts>>>>

const all: readonly Tables[] = [
  accountTables,
  deliveryTables,
  hoursTables,
  menuTables,
  offerTables,
  savingsTables,
  serviceTables,
  setUpTables,
  settingsTables,
  { depositFaultTexts, unpayableTexts, photoFaults },
  { faultTexts, columnNames, thingNames },
]

/** Every text of the service that forms of the desk and their refusals are made of, by its name. */
export const deskTexts: readonly (readonly [name: string, texts: Texts])[] = all.flatMap((tables) =>
  Object.entries(tables).flatMap(([table, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${table}.${name}`, text] as const),
  ),
)
