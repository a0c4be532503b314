import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import type { Payable } from '#src/domain/payments/payable.ts'
import type { FreshCard, OnlineOption } from '#src/domain/payments/payment-options.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useCode } from '#src/query/use-code.ts'

import type { CardEntryProps } from './card-entry-dialog.tsx'
import type { PaymentEnd } from './payment-end.ts'

const loadCardEntry = async () => (await import('./card-entry-dialog.tsx')).CardEntryDialog
const loadCardDesk = () => import('./card-desk.ts')

export type CardOption = Extract<OnlineOption, { kind: 'card' }>

export type OnlinePayment = {
  /** Fetches all that the option needs, before anything is ordered; rejects when it cannot be had. */
  readonly prepare: (option: CardOption) => Promise<void>
  /** Pays; a new card is asked for first, and leaving that ends unpaid without a word [PAY-10, PAY-11, PAY-20]. */
  readonly pay: (payable: Payable, option: CardOption) => Promise<PaymentEnd>
  /** Asks for a card to pay with later; null when the diner leaves [PAY-06]. */
  readonly enterCard: (option: CardOption) => Promise<FreshCard | null>
  /** The dialog that asks for a card, while it does. */
  readonly dialog: ReactNode
}

/** Payment by card, for whoever has something to be paid. */
export function useOnlinePayment(): OnlinePayment {
  const { t } = useLingui()
  const instance = useInstance()
  const { apiKey } = useSnapshot(instance.stores.session.state)
  const [asked, setAsked] = useState<CardEntryProps | null>(null)
  const { data: CardEntryDialog } = useCode('card-entry', loadCardEntry, asked !== null)
  const title = t({ id: 'payment.card.title', message: 'Your card' })
  const asksToSave = apiKey !== null

  /** Opens the dialog; `onSubmit` ends it by its second argument. */
  function ask<T>(
    option: CardOption,
    submitLabel: string,
    left: T,
    onSubmit: (card: Parameters<CardEntryProps['onSubmit']>[0], end: (result: T) => void) => Promise<string | null>,
  ): Promise<T> {
    const { credentials } = option.mode
    if (!credentials) return Promise.resolve(left)
    return new Promise<T>((resolve) => {
      const end = (result: T) => {
        setAsked(null)
        resolve(result)
      }
      setAsked({
        title,
        submitLabel,
        credentials,
        asksToSave,
        onSubmit: (card) => onSubmit(card, end),
        onClose: () => end(left),
      })
    })
  }

  async function pay(payable: Payable, option: CardOption): Promise<PaymentEnd> {
    const { card, mode } = option
    const { payByCard, cardProvider } = await loadCardDesk()
    if (card.kind !== 'new') {
      const provider = await cardProvider(instance, mode.credentials ?? { publishableKey: null })
      const known = card.kind === 'saved' ? { id: card.saved.id, isToBeSaved: false } : card.fresh
      return payByCard(instance, payable, { provider, card: known.id, isToBeSaved: known.isToBeSaved })
    }
    const submitLabel = t({ id: 'payment.pay', message: 'Pay' })
    return ask<PaymentEnd>(option, submitLabel, { kind: 'unpaid', messages: [] }, async (entered, end) => {
      const { provider, field, isToBeSaved } = entered
      const result = await payByCard(instance, payable, { provider, card: field, isToBeSaved })
      // A refusal stands under the field: another card may be tried at once [PAY-15].
      if (result.kind === 'unpaid') return result.messages.join('\n')
      end(result)
      return null
    })
  }

  function enterCard(option: CardOption): Promise<FreshCard | null> {
    const submitLabel = t({ id: 'payment.card.use', message: 'Use this card' })
    return ask<FreshCard | null>(option, submitLabel, null, async ({ provider, field, isToBeSaved }, end) => {
      const created = await provider.createCard(field)
      if (created.kind === 'failed')
        return created.message ?? t({ id: 'payment.card.refused', message: 'This card was not accepted.' })
      end({ ...created.card, isToBeSaved })
      return null
    })
  }

  return {
    prepare: async ({ card, mode }) => {
      const [desk] = await Promise.all([loadCardDesk(), card.kind === 'new' && loadCardEntry()])
      await desk.cardProvider(instance, mode.credentials ?? { publishableKey: null })
    },
    pay,
    enterCard,
    dialog: asked && CardEntryDialog ? <CardEntryDialog {...asked} /> : null,
  }
}
