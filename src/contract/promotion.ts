import type * as z from 'zod/mini'

import { localDate } from './date-values.ts'
import { field, wireObject } from './field-table.ts'
import { count, flag, id, idOrAny, ids, list, number, oneOf, orNull, text } from './values.ts'

export const rewardKind = oneOf({ amount: 'VALORE', percentage: 'PERCENTUALE', product: 'PRODOTTO' })

/** Points at which a reward is earned (mode 1) or can be chosen (mode 2). */
export const threshold = wireObject({
  points: field('soglia', number),
  mode: field('modalita', orNull(count)),
  kind: field('tipo', rewardKind),
  value: field('valore', orNull(number)),
  name: field('nome', orNull(text)),
  isCumulable: field('f_cumulabile', flag),
})
export type Threshold = z.output<typeof threshold>

/** How points are earned and what they give [PTS-01]. */
export const promotion = wireObject({
  id: field('id', id('Promotion')),
  name: field('nome', orNull(text)),
  note: field('note', orNull(text)),
  scoring: field('tipo_punteggio', oneOf({ amountSpent: 'IMPORTO_SPESO', productCount: 'NUMERO_PRODOTTI' })),
  /** Currency units for one point. */
  amountPerPoint: field('valore_punteggio', orNull(number)),
  rules: field(
    'punteggi',
    list(
      wireObject({
        typeId: field('id_tipologia_prodotto', idOrAny('ProductType')),
        productId: field('id_prodotto', idOrAny('Product')),
        unitsPerPoint: field('valore', orNull(number)),
      }),
    ),
  ),
  /** Ascending. */
  thresholds: field('soglie', list(threshold)),
  venueMask: field('mask_locali', ids('Venue')),
  resetsPoints: field('f_azzera_punti', flag),
  to: field('al', orNull(localDate)),
  rewardsExpire: field('f_scadenza_premi', flag),
  rewardsExpireOn: field('data_scadenza_premi', orNull(localDate)),
  /** Some services send these two here instead of on each threshold. */
  mode: field('modalita', orNull(count)),
  isCumulable: field('f_cumulabile', orNull(flag)),
})
export type Promotion = z.output<typeof promotion>
export type PointRule = Promotion['rules'][number]
