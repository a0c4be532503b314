import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import type { Wire } from '#tests/support/wire-samples.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

import { tonightByZone } from './placing.ts'

let service: TestService
let at: ReturnType<typeof wireOf>
let opened: Wire
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  at = wireOf(service, { restaurantId: await service.newRestaurant({ like: 2 }), venueId: 21 })
  opened = await at.send('groups/open', { opzioni: tonightByZone })
})

const groupOf = (reply: Wire) => reply.gruppo as Wire
const asLead = () => ({ codice: groupOf(opened).codice, chiave: opened.chiave })

describe('the service', () => {
  test('opens a group by its wire names, and joins it', async () => {
    expect(groupOf(opened)).toEqual({
      codice: expect.any(String),
      id_locale: 21,
      opzioni: { tipo_ordine: 'DELIVERY', ...tonightByZone },
      stato: 'APERTO',
      id_capogruppo: opened.id_partecipante,
      partecipanti: [{ id: opened.id_partecipante, nome: 'Anna', prodotti: [], versione: 0 }],
      versione: 1,
      id_ordine: null,
    })
    const joined = await at.send('groups/join', { codice: groupOf(opened).codice })
    expect(groupOf(joined).partecipanti).toMatchObject([{ nome: 'Anna' }, { nome: 'Rosa' }])
  })

  test('keeps the part of a member as it was sent', async () => {
    const { gruppo } = await at.send('groups/set_part', { ...asLead(), versione_parte: 0 })
    expect(gruppo).toMatchObject({ versione: 2, partecipanti: [{ versione: 1, prodotti: [{ single_cost: 12.2 }] }] })
    const read = await at.send('groups/get', { codice: asLead().codice })
    expect(read).toEqual({ gruppo })
    expect(unsaid('groups/get', [read])).toEqual(['gruppo.opzioni.id_punto_di_servizio', 'gruppo.id_ordine'])
    const again = { ...asLead(), versione_parte: 0 }
    expect(await at.isRefused('groups/set_part', again)).toMatchObject({ status: 'GROUP_PART_CHANGED' })
  })

  test('changes slot, lead and members', async () => {
    const later = {
      data_ora_consegna_ritiro: '2026-03-10 20:00:00',
      consegna_ritiro_fine_fascia: '2026-03-10 20:15:00',
    }
    const opzioni = { ...tonightByZone, ...later }
    const moved = await at.send('groups/set_options', { ...asLead(), opzioni })
    expect(groupOf(moved).opzioni).toMatchObject(later)
    const rosa = await at.send('groups/join', { codice: asLead().codice })
    const asRosa = { ...asLead(), chiave: rosa.chiave }
    expect(await at.send('groups/take_lead', asRosa)).toMatchObject({ gruppo: { id_capogruppo: rosa.id_partecipante } })
    const gone = await at.send('groups/leave', { ...asRosa, id_partecipante: opened.id_partecipante })
    expect(groupOf(gone)).toMatchObject({ stato: 'APERTO', partecipanti: [{ nome: 'Rosa' }] })
    const closed = await at.send('groups/leave', { ...asRosa, id_partecipante: rosa.id_partecipante })
    expect(groupOf(closed)).toMatchObject({ stato: 'CHIUSO', partecipanti: [] })
  })
})
