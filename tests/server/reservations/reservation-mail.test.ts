import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { mailText } from '#server/platform/outbox/mail-part.ts'
import { decideReservation } from '#server/reservations/decide-reservation.ts'
import type { ReservationMail } from '#server/reservations/reservation-mail.ts'
import { reservationParts } from '#server/reservations/reservation-mail.ts'
import { mailWriter } from '#server/venues/mail-writer.ts'
import { reserve } from '#src/contract/reservation.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, clientOf, noon } from '#tests/server/support/diner.ts'
import { aVenueRow } from '#tests/server/support/venue-row.ts'
import { moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const venue = aVenueRow()
const seller = 'Rita S.r.l., Via Po 12, 10123 Torino (TO) · '
const place = 'Da Rita, Via Po 12, 10123 Torino (TO)'
const phone = '+39 011 555 0111'
const mail: Omit<ReservationMail, 'language'> = {
  venue,
  guest: { name: 'Anna', email: 'anna@example.com' },
  startsAt: moment('2026-11-20 20:00:00'),
  people: 4,
  deposit: price('10.00'),
  notes: 'by the window, see https://evil.example',
  message: null,
  link: '/?x',
}

const facts = {
  it: ['Quando: venerdì 20 novembre 2026, 20:00', 'Persone: 4', 'Dove: ', 'Telefono: ', 'Acconto pagato: ', 'Note: '],
  en: ['When: Friday 20 November 2026, 20:00', 'People: 4', 'Where: ', 'Phone: ', 'Deposit paid: ', 'Notes: '],
  de: [
    'Wann: Freitag, 20. November 2026, 20:00',
    'Personen: 4',
    'Wo: ',
    'Telefon: ',
    'Anzahlung bezahlt: ',
    'Hinweise: ',
  ],
  fr: [
    'Quand\u00a0: vendredi 20 novembre 2026, 20:00',
    'Personnes\u00a0: 4',
    'Lieu\u00a0: ',
    'Téléphone\u00a0: ',
    'Acompte payé\u00a0: ',
    'Notes\u00a0: ',
  ],
  es: [
    'Cuándo: viernes, 20 de noviembre de 2026, 20:00',
    'Personas: 4',
    'Dónde: ',
    'Teléfono: ',
    'Anticipo pagado: ',
    'Notas: ',
  ],
} as const

describe('the mail of a reservation', () => {
  test.each(Object.keys(facts) as (keyof typeof facts)[])('says all of it (%s) [RESV-42]', (language) => {
    const parts = reservationParts({ ...mail, language }, mailWriter(language, venue))
    const lines = mailText(parts, { language, siteOrigin: null }).split('\n')
    const values = ['', '', place, phone, '10,00\u00a0€', 'by the window, see https: evil. example']
    expect(lines.slice(0, 6)).toEqual(facts[language].map((fact, index) => `${fact}${values[index]}`))
    expect(lines.at(-2)).toContain(seller)
    expect(lines.at(-1)).toBe(phone)
  })

  test.each([
    ['a customer’s leads to its page', true],
    ['a guest’s leads nowhere', false],
  ])('%s [RESV-42]', async (_whose, isCustomer) => {
    const restaurantId = await service.newRestaurant()
    const api = isCustomer ? (await aDiner(service, restaurantId)).api : clientOf(service, restaurantId)
    const { id: reservationId } = await api.call(reserve, { ...aTable, notes: 'window' })
    const [confirmed] = await mailsOf(service.db, restaurantId)
    const route = encodeURIComponent(`/prenotazioni/dettaglio/${reservationId}`)
    expect(confirmed?.body.includes(`ordering_route=${route}`)).toBe(isCustomer)
    expect(confirmed?.body).toContain('Notes: window')
    expect(confirmed?.body).not.toContain('Deposit')
  })

  test('that is cancelled says the message and the paid deposit [RESV-42]', async () => {
    const restaurantId = await service.newRestaurant()
    const { id: reservationId } = await clientOf(service, restaurantId).call(reserve, aTable)
    await service.db
      .update(reservations)
      .set({ deposit: price('10.00'), paymentStatus: 'paid' })
      .where(eq(reservations.id, reservationId))
    const wish = { decision: 'cancelled', told: { message: 'The oven\nis broken' } } as const
    await decideReservation(service.db, { restaurantId, id: reservationId }, wish, service.clock.now)
    const cancelled = (await mailsOf(service.db, restaurantId)).find(({ kind }) => kind === 'reservation-cancelled')
    expect(cancelled?.body).toContain('\n\nThe oven\nis broken\n\n')
    expect(cancelled?.body).toContain('Deposit paid: 10,00\u00a0€')
  })
})
