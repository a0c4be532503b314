import type * as z from 'zod/mini'

import { chatFields } from './chat.ts'
import { localDateTime } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { paymentModeKind } from './payment.ts'
import { orderStatus } from './placed-order.ts'
import { serviceType } from './service-type.ts'
import { cents, count, id, list, orNull, selection } from './values.ts'

/** Summary of the order or reservation of a conversation (contract C147). */
const subject = wireObject({
  /** Not used: the conversation has it as well. */
  id: field('id', orNull(id('Subject'))),
  venueId: field('id_locale', id('Venue')),
  status: field('status', orderStatus()),
  orderType: field('tipo_ordine', orNull(serviceType)),
  slotStart: field('data_ora_consegna_ritiro', orNull(localDateTime)),
  slotEnd: field('consegna_ritiro_fine_fascia', orNull(localDateTime)),
  paymentMode: field('modalita_pagamento', orNull(paymentModeKind)),
  total: field('totale_ordine', orNull(cents)),
  people: field('n_persone', orNull(count)),
  reservedFor: field('data_ora_prenotazione', orNull(localDateTime)),
})

const listedConversation = wireObject({ ...chatFields, subject: field('chatable', subject) })
export type ListedConversation = z.output<typeof listedConversation>

/** The conversations of a customer; active ones are open or have unread messages. */
export const getConversations = endpoint('/account/get_messaging', {
  auth: 'required',
  request: {
    onlyActive: field('f_active', selection),
    countsMessages: field('counter_messaggi', selection),
  },
  reply: { conversations: field('items', list(listedConversation)) },
})
