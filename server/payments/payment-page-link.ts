import type { Language } from '#src/options/languages.ts'

import type { EntityKind } from './paid-entity.ts'

/** What the payment page calls that which is paid. */
export const pageKinds = { ORDINE: 'order', PRENOTAZIONE: 'reservation', CONTO: 'bill' } as const satisfies Readonly<
  Record<string, EntityKind>
>

type Linked = {
  readonly kind: 'order'
  readonly id: number
  readonly token: string
  /** Of the page, whatever the browser prefers. */
  readonly language: Language
}

/**
 * A link to the payment page that can be sent to somebody. All of it stands behind `#`, which reaches no server and no log
 * (decision 93). `origin`: of this service, as browsers see it.
 */
export function paymentPageLink(origin: string, { id, token, language }: Linked): string {
  const named = { entita_tipo: 'ORDINE', entita_id: String(id), token, language }
  return `${origin}/pay#${new URLSearchParams(named).toString()}`
}
