import { calendarOf } from '#server/platform/calendar.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import type { LocalDate } from '#src/contract/values.ts'

import type { RowsOf } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'

const christmas = restaurantTexts({
  it: 'Chiusi per Natale. Buone feste!',
  en: 'Closed for Christmas. Happy holidays!',
  de: 'Über Weihnachten geschlossen. Frohe Feste!',
  fr: 'Fermé pour Noël. Joyeuses fêtes !',
  es: 'Cerrado por Navidad. ¡Felices fiestas!',
})
const summer = restaurantTexts({
  it: 'Chiusi per ferie: ci rivediamo dopo Ferragosto.',
  en: 'Closed for the summer break: see you after 15 August.',
  de: 'Betriebsferien: Wir sehen uns nach Mitte August wieder.',
  fr: 'Congés d’été : rendez-vous après le 15 août.',
  es: 'Cerrado por vacaciones: nos vemos después del 15 de agosto.',
})

/** Christmas and the August break of this year and the next, for each venue. */
export function yearlyClosures(venueIds: readonly number[], nowMs: number): RowsOf<'closures'> {
  const year = calendarOf(nowMs).year()
  const breaks = [year, year + 1].flatMap((each) => [
    { from: `${each}-08-10`, to: `${each}-08-16`, messages: summer },
    { from: `${each}-12-25`, to: `${each}-12-26`, messages: christmas },
  ])
  return venueIds.flatMap((venueId) =>
    breaks.map(({ from, to, messages }, index) => ({
      id: venueId * 10 + index,
      venueId: id<'Venue'>(venueId),
      from: from as LocalDate,
      to: to as LocalDate,
      messages,
    })),
  )
}
