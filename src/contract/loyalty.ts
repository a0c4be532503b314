import type * as z from 'zod/mini'

import { localDate } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { promotion, rewardKind } from './promotion.ts'
import { flag, id, idOrAny, list, number, orNull, text } from './values.ts'

/** A reward of the customer (contract 2.11) [REW-01]. */
export const reward = wireObject({
  id: field('id', id('Reward')),
  kind: field('tipo', rewardKind),
  /** Currency units or per cent, by `kind`; null for a product. */
  value: field('valore', orNull(number)),
  isCumulable: field('f_cumulabile', flag),
  promotionId: field('id_fidelity_card_promozione', id('Promotion')),
  typeId: field('id_tipologia_prodotto', idOrAny('ProductType')),
  productId: field('id_prodotto', idOrAny('Product')),
  name: field('nome', orNull(text)),
  from: field('data_inizio', orNull(localDate)),
  /** Last valid day, inclusive. */
  to: field('data_scadenza', orNull(localDate)),
  /** Optional addition (contract 7): points it costs in mode 2. */
  cost: field('costo', orNull(number)),
})
export type Reward = z.output<typeof reward>

const loyaltyCardFields = {
  score: field('punteggio_personale', number),
  highestThreshold: field('punteggio_massimo', number),
  rewards: field('premi_personali', list(reward)),
  promotion: field('promozione', orNull(promotion)),
} as const
export const loyaltyCard = wireObject(loyaltyCardFields)
export type LoyaltyCard = z.output<typeof loyaltyCard>

export const getLoyaltyCard = endpoint('/restaurant/get_fidelity_card', {
  auth: 'required',
  request: { venueId: field('id_locale', id('Venue')) },
  reply: loyaltyCardFields,
})

/** All unused rewards, including those outside their dates (rulings "rewards not usable now"). */
export const getRewards = endpoint('/account/get_fidelity_card_rewards', {
  auth: 'required',
  request: { venueId: field('id_locale', id('Venue')) },
  reply: { rewards: field('premi', list(reward)) },
})
