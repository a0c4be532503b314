import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { minute, noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const anotherKey = () => ({ 'Idempotency-Key': randomUUID() })
const tonight = { data_ora_prenotazione: '2026-03-10 20:00:00' }

describe('the service', () => {
  test('takes a reservation and returns it by wire names [API-50, API-51, API-52]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    const who = await service.newCustomer(restaurantId)
    const at = wireOf(service, { restaurantId, venueId: 21, who })
    const placed = await at.send('reservations/reserve', tonight)
    expect(placed).toEqual({ id: expect.any(Number), f_confermata: 0, token: null })
    await at.send('messaging/chat-get', { chatable_type: 'PRENOTAZIONE', chatable_id: placed.id })
    const word = { message: 'Tavolo in veranda.' }
    const decided = await deskOf(service, restaurantId).post(`reservations/${String(placed.id)}/confirm`, word)
    expect(decided.status).toBe(200)
    const details = await at.send('reservations/get_reserve_details', { id_prenotazione: placed.id })
    expect(details.prenotazione).toMatchObject({
      id: placed.id,
      id_locale: 21,
      status: 'CONFERMATO',
      n_persone: 4,
      ...tonight,
      nome: 'Anna Rossi',
      telefono: '+39 333 555 0199',
      email: 'anna@posta.example',
      f_confermata: 1,
    })
    const history = await at.send('reservations/get_reserve_history')
    expect(history.prenotazioni).toMatchObject([{ id: placed.id, chat: { messaggi_non_letti: 0 } }])
    const left = await at.send('reservations/reserve', { data_ora_prenotazione: '2026-03-10 21:00:00' }, anotherKey())
    service.clock.set(noon + 10 * 60 * minute, restaurantId)
    await service.sweep()
    const unanswered = await at.send('reservations/get_reserve_details', { id_prenotazione: left.id })
    expect(unanswered.prenotazione).toMatchObject({ status: 'RIFIUTATO', motivo_fine: 'SENZA_RISPOSTA' })
    const all = [details, unanswered].map(({ prenotazione }) => ({ prenotazioni: [prenotazione] }))
    expect(unsaid('reservations/get_reserve_history', [...all, history])).toEqual([])
  })

  test('takes the deposit of a guest by its wire names [API-52]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    const at = wireOf(service, { restaurantId, venueId: 21 })
    const wish = { ...tonight, id: null, acconto_prezzo: 10 }
    const placed = await at.send('reservations/reserve-deposit-guest', wish)
    expect(placed).toEqual({ id: expect.any(Number), f_confermata: 0, token: expect.any(String) })
    const changed = { ...wish, id: placed.id, token: placed.token, acconto_prezzo: 20 }
    expect(await at.isRefused('reservations/reserve-deposit-guest', changed)).toMatchObject({ status: 'KEY_USED' })
    const again = await at.send('reservations/reserve-deposit-guest', changed, anotherKey())
    expect(again.id).toBe(placed.id)
    const entity = { entita_id: placed.id, token: again.token }
    expect(await at.send('payments/get-client-secret-guest', entity)).toEqual({ client_secret: expect.any(String) })
  })
})
