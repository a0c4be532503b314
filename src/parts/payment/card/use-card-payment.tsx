import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import type { Payable } from '#src/domain/payments/payable.ts'
import type { CardOption, FreshCard } from '#src/domain/payments/payment-option.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import { priceOf } from '#src/parts/price/price-of.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'

import type { CardEntryProps, EnteredCard } from './card-entry-dialog.tsx'

const CardEntryDialog = lazyPart('CardEntryDialog', () => import('./card-entry-dialog.tsx'))
const loadCardProvider = () => import('./load-card-provider.ts')

type CardPayment = {
  /** Loads the provider's script and, for a new card, our dialog; rejects when either cannot be loaded. */
  readonly prepare: (option: CardOption) => Promise<void>
  /** Pays; asks for a new card first. Closing that dialog is `unpaid` without a message [PAY-10, PAY-11, PAY-20]. */
  readonly pay: (payable: Payable, option: CardOption) => Promise<PaymentResult>
  /** Asks for a card to pay with later; null when the diner closes the dialog [PAY-06]. */
  readonly enterCard: (option: CardOption) => Promise<FreshCard | null>
  /** The dialog that asks for a card, while it is open. */
  readonly dialog: ReactNode
}

/** Payment by card in the widget. */
export function useCardPayment(): CardPayment {
  const { t } = useLingui()
  const instance = useInstance()
  const [asked, setAsked] = useState<CardEntryProps | null>(null)
  const title = t({ id: 'payment.card.title', message: 'Your card' })
  const asksToSave = useCustomer() !== null

  /** Opens the dialog. `onSubmit` closes it by calling `close` with the result; closing it by hand gives `left`. */
  function ask<T>(
    option: CardOption,
    label: Pick<CardEntryProps, 'submitLabel' | 'amount'>,
    left: T,
    onSubmit: (card: EnteredCard, close: (result: T) => void) => ReturnType<CardEntryProps['onSubmit']>,
  ): Promise<T> {
    const { credentials } = option.mode
    if (!credentials) return Promise.resolve(left)
    return new Promise<T>((resolve) => {
      const close = (result: T) => {
        setAsked(null)
        resolve(result)
      }
      setAsked({
        title,
        ...label,
        credentials,
        asksToSave,
        onSubmit: (card) => onSubmit(card, close),
        onClose: () => close(left),
      })
    })
  }

  async function pay(payable: Payable, option: CardOption): Promise<PaymentResult> {
    const { card, mode } = option
    const { payByCard, cardProvider } = await loadCardProvider()
    if (card.kind !== 'new') {
      const provider = await cardProvider(instance, mode.credentials ?? { publishableKey: null })
      const known = card.kind === 'saved' ? { id: card.saved.id, isToBeSaved: false } : card.fresh
      return payByCard(instance, payable, { provider, card: known.id, isToBeSaved: known.isToBeSaved })
    }
    const label = {
      submitLabel: t({ id: 'payment.pay', message: 'Pay' }),
      amount: priceOf(instance, payable.venueId)(payable.total),
    }
    return ask<PaymentResult>(option, label, { kind: 'unpaid', messages: () => [] }, async (entered, close) => {
      const { provider, field, isToBeSaved } = entered
      const result = await payByCard(instance, payable, { provider, card: field, isToBeSaved })
      // Shown under the field, so that the diner can try another card at once [PAY-15].
      if (result.kind === 'unpaid') return result
      close(result)
      return null
    })
  }

  function enterCard(option: CardOption): Promise<FreshCard | null> {
    const label = { submitLabel: t({ id: 'payment.card.use', message: 'Use this card' }) }
    return ask<FreshCard | null>(option, label, null, async ({ provider, field, isToBeSaved }, close) => {
      const created = await provider.createCard(field)
      if (created.kind === 'failed') {
        const { message } = created
        return {
          messages: () => [message ?? t({ id: 'payment.card.refused', message: 'This card was not accepted.' })],
        }
      }
      close({ ...created.card, isToBeSaved })
      return null
    })
  }

  return {
    prepare: async ({ card, mode }) => {
      const [{ cardProvider }] = await Promise.all([
        loadCardProvider(),
        card.kind === 'new' && CardEntryDialog.preload(),
      ])
      await cardProvider(instance, mode.credentials ?? { publishableKey: null })
    },
    pay,
    enterCard,
    dialog: asked && <CardEntryDialog {...asked} />,
  }
}
