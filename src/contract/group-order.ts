import type * as z from 'zod/mini'

import { localDateTime } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { orderLine } from './order.ts'
import { sentOrderType } from './sent-service-type.ts'
import { count, flag, id, list, oneOf, orNull, text } from './values.ts'

/** When and how everybody in the group eats; what only the lead needs, such as the address, stays on the lead's phone. */
const groupOptions = wireObject({
  orderType: field('tipo_ordine', sentOrderType),
  slotStart: field('data_ora_consegna_ritiro', localDateTime),
  slotEnd: field('consegna_ritiro_fine_fascia', orNull(localDateTime)),
  timetableId: field('id_orario', id('Timetable')),
  menuId: field('id_menu', id('Menu')),
  asSoonAsPossible: field('f_appena_possibile', flag),
  servicePointId: field('id_punto_di_servizio', orNull(id('ServicePoint'))),
})
export type GroupOptions = z.output<typeof groupOptions>

const groupMember = wireObject({
  id: field('id', id('GroupMember')),
  name: field('nome', text),
  /** The part of this member, whole; prices as their phone knew them. */
  lines: field('prodotti', list(orderLine)),
  /** Rises by one with each change of the part. */
  version: field('versione', count),
})
export type GroupMember = z.output<typeof groupMember>

const groupOrder = wireObject({
  /** Opens the group: part of the shared link. */
  code: field('codice', text),
  venueId: field('id_locale', id('Venue')),
  options: field('opzioni', groupOptions),
  /**
   * `paying`: the order is placed and its payment is open; `ordered`: the venue has it; `closed`: ended by the lead, or
   * its slot is over. Parts change only while it is open.
   */
  state: field('stato', oneOf({ open: 'APERTO', paying: 'IN_PAGAMENTO', ordered: 'ORDINATO', closed: 'CHIUSO' })),
  /** The member whose phone places the order. */
  leadId: field('id_capogruppo', id('GroupMember')),
  members: field('partecipanti', list(groupMember)),
  /** Rises with each change of a part, a member, the lead or the options. */
  version: field('versione', count),
  orderId: field('id_ordine', orNull(id('Order'))),
})
export type GroupOrder = z.output<typeof groupOrder>

/** What a phone keeps to act as a member. The key is a secret. */
const membership = {
  memberId: field('id_partecipante', id('GroupMember')),
  key: field('chiave', text),
  group: field('gruppo', groupOrder),
} as const

const asMember = { code: field('codice', text), key: field('chiave', text) } as const
const asGroup = { group: field('gruppo', groupOrder) } as const

/** Opens a group order (decision 83); the caller is its first member and its lead. */
export const openGroup = endpoint('/restaurant/group/open', {
  auth: 'none',
  isIdempotent: true,
  request: {
    venueId: field('id_locale', id('Venue')),
    options: field('opzioni', groupOptions),
    name: field('nome', text),
  },
  reply: membership,
})

/** Joins a group by the code of its link; refused with GROUP_FULL, GROUP_ENDED. */
export const joinGroup = endpoint('/restaurant/group/join', {
  auth: 'none',
  isIdempotent: true,
  request: { code: field('codice', text), name: field('nome', text) },
  reply: membership,
})

/** The group of a code, for members and before joining; refused with GROUP_NOT_FOUND. */
export const getGroup = endpoint('/restaurant/group/get', {
  auth: 'none',
  request: { code: field('codice', text) },
  reply: asGroup,
})

/**
 * Replaces the caller's part; `version` is the one that the caller has changed. Refused with GROUP_PART_CHANGED when the part
 * is in another one by now: another tab was faster, or this is a late copy of an earlier call.
 */
export const setGroupPart = endpoint('/restaurant/group/set_part', {
  auth: 'none',
  request: { ...asMember, version: field('versione_parte', count), lines: field('prodotti', list(orderLine)) },
  reply: asGroup,
})

/** Changes when and how the group eats; the lead only. */
export const setGroupOptions = endpoint('/restaurant/group/set_options', {
  auth: 'none',
  request: { ...asMember, options: field('opzioni', groupOptions) },
  reply: asGroup,
})

/** Makes the caller the lead, so that a lost phone does not stop the order. */
export const takeGroupLead = endpoint('/restaurant/group/take_lead', {
  auth: 'none',
  request: asMember,
  reply: asGroup,
})

/** Removes a member with their part: the caller, or, for the lead, anybody. When the lead leaves, the group is closed. */
export const leaveGroup = endpoint('/restaurant/group/leave', {
  auth: 'none',
  request: { ...asMember, memberId: field('id_partecipante', id('GroupMember')) },
  reply: asGroup,
})
