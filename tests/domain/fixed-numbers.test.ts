import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

/** The numbers that rules and stored state are made with; what each of them rests on. */
const fixed: Readonly<Record<string, string>> = {
  'cart/order-size.ts mostLines = 300': 'contract 2.10, an order',
  'cart/order-size.ts mostPieces = 1000': 'contract 2.10, an order',
  'cart/neighbours.ts shown = 3': 'how many dishes stand in for one; nothing is refused',
  'cart/suggested-for.ts shown = 3': 'how many suggestions show; nothing is refused',
  'checkout/billing-address.ts taxNumberLength = 20': 'contract 2.6',
  'checkout/billing-address.ts italianProvinceLength = 2': 'contract 2.6',
  'account/phone-number.ts leastDigits = 6': 'fewer digits reach nobody from another telephone',
  'areas/polygon.ts circleCorners = 10': 'contract 2.6, area test',
  'content/map-address.ts mapZoom = 14': 'HOME-14',
  'content/map-address.ts mapHeight = 200': 'HOME-14',
  'loyalty/loyalty-progress.ts dayMs = 86_400_000': 'a day',
  'menu/search-menu.ts inOptions = 0.3': 'MENU-29; only orders what is found',
  'messaging/notification.ts maxLetters = 50': 'PUSH-05',
  'money.ts zero = cents(0)': 'nothing',
  'orders/answer-times.ts minuteMs = 60_000': 'a minute',
  'orders/favourite.ts mostFavourites = 10': 'decision 85',
  'payments/amount-limits.ts mostDigits = 99_999_999': 'what Stripe takes',
  'payments/amount-limits.ts mostRupiahs = 999_999_999_999': 'what Stripe takes',
  'reservations/attendance.ts earlyMs = 60 * 60_000': 'RESV-47',
  'services/people.ts mostPeople = 20': 'contract 2.4, numero_persone null',
  'slots/slot-over.ts tableMs = 30 * 60_000': 'decision 91, an order at a table',
  'tables/staff-call.ts callPauseMs = 5 * 60_000': 'contract 7, call of the staff without attesa_secondi',
  'tables/visit.ts visitMs = 4 * 3_600_000': 'how long a table is remembered; nothing is refused',
  'time/calendar-file.ts shortMs = 30 * 60_000': 'length of a calendar entry',
  'time/calendar-file.ts lineBytes = 75': 'RFC 5545',
  'time/time-limit.ts timeLimitMinutes = 15': 'contract 3.7, limite_tempo null',
  'time/time-limit.ts minuteMs = 60_000': 'a minute',
  'time/wall-clock.ts dayMs = 86_400_000': 'a day',
  'time/steady-clock.ts minuteMs = 60_000': 'a minute',
  'venues/open-state.ts daysAhead = 14': 'how far the next opening is looked for; nothing is refused',
  'typed-amount.ts highestTypedAmount = cents(99_999_999)': 'contract 7, mancia: what can be typed',
  'cart-store.ts cartKeptMs = 12 * 60 * 60 * 1000': 'how long a cart is kept',
  'placed-lines-store.ts kept = 20': 'how many placed orders are kept, for ordering again and for a table',
}

/** `const most = 20`, `const most = 5 * 60_000`, `const most = cents(2000)`, of a type or not. */
const number = /^(?:export )?const (\w+)(?:: \w+)? = ((?:\w+\()?-?[\d_.]+(?: \* [\d_.]+)*\)?)$/gm

function numbersIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  return names.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(number)].map(
      ([, constant, value]) => `${name} ${constant} = ${value}`,
    ),
  )
}

// A limit of its own would be a rule nobody fixed: whoever adds a number says what it rests on.
test('rules know only limits that a document fixes [CONST-05]', () => {
  expect([...numbersIn('src/domain'), ...numbersIn('src/state')].sort()).toEqual(Object.keys(fixed).sort())
})

/** Comparisons that refuse nothing: geometry, percentages, how a search forgives typing errors. */
const harmless = ['areas/read-polygon.ts', 'fees/tips.ts', 'loyalty/loyalty-progress.ts', 'menu/search-menu.ts']

test('rules compare with no bare number beyond 2 [CONST-05]', () => {
  const isLimit = (line: string) =>
    /(?:(?:[<>]=?|Math\.(?:min|max)\() ?(?:cents\()?|, cents\()(?:[3-9]|\d[\d_]+)\b/.test(line) &&
    !/^\s*(?:\/\/|\*|\/\*)/.test(line)
  const hidden = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => readFileSync(join('src/domain', name), 'utf8').split('\n').some(isLimit))
  expect(hidden.sort()).toEqual(harmless)
})
