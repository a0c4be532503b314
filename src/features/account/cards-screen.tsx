import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { setupSecret } from '#src/api/payment-calls.ts'
import { paymentOfferQuery } from '#src/api/venue-content-calls.ts'
import type { SavedCard } from '#src/contract/payment.ts'
import type { Venue } from '#src/contract/venue.ts'
import { cardExpiry, cardName } from '#src/domain/payments/card-text.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { paymentImpossible } from '#src/i18n/payment-text.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { CardEntryDialog } from '#src/parts/payment/card/card-entry-dialog.tsx'
import type { CardRefusal, EnteredCard } from '#src/parts/payment/card/card-entry-dialog.tsx'
import { RemoveCardButton } from '#src/parts/payment/card/remove-card-button.tsx'
import { useSavedCards } from '#src/parts/payment/card/use-saved-cards.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useIsOffline, useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CardIcon } from '#src/ui/base/late-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import css from './cards-screen.css?inline'

declareStyles(css)

/** The customer's stored cards, to view, add and remove [ACCT-62..64]. */
export function CardsScreen() {
  const { t } = useLingui()
  const chosen = useVenue()
  const [first] = useRestaurant().venues
  const venue = chosen ?? first
  const { cards, isPending, error, reload, forget } = useSavedCards(null)
  useFailureAlert(error)
  return (
    <>
      <TitleBar title={t({ id: 'cards.title', message: 'Your cards' })} parent={paths.account} />
      <section className="screen-frame cards-screen">
        {error !== null && <LoadFailure error={error} onRetry={reload} />}
        {isPending && (
          <SkeletonList label={t({ id: 'cards.loading', message: 'Loading your cards' })} count={2} shape="box" />
        )}
        {!isPending && error === null && cards.length === 0 && (
          <EmptyState icon={<CardIcon size={32} />}>
            <p>
              <Trans id="cards.none">You keep no card here yet.</Trans>
            </p>
          </EmptyState>
        )}
        {cards.length > 0 && (
          <ul className="list">
            {cards.map((card) => (
              <Card key={card.id} saved={card} onForget={forget} />
            ))}
          </ul>
        )}
        {venue && <AddCard venue={venue} onAdded={reload} />}
      </section>
    </>
  )
}

type CardProps = { readonly saved: SavedCard; readonly onForget: (card: SavedCard) => Promise<void> }

function Card({ saved, onForget }: CardProps) {
  const isOffline = useIsOffline()
  const name = cardName(saved.card)
  return (
    <li>
      <CardIcon />
      <span className="name">
        {name}
        <span className="expiry tabular">{cardExpiry(saved.card)}</span>
      </span>
      {saved.card.isExpired && (
        <Tag kind="error">
          <Trans id="payment.card.expired">Expired</Trans>
        </Tag>
      )}
      <RemoveCardButton name={name} isDisabled={isOffline} onRemove={() => onForget(saved)} />
    </li>
  )
}

type AddCardProps = { readonly venue: Venue; readonly onAdded: () => Promise<unknown> }

/** Stores a card without a payment; the bank may ask for a confirmation [ACCT-63]. */
function AddCard({ venue, onAdded }: AddCardProps) {
  const { t } = useLingui()
  const { surface, i18n } = useInstance()
  const api = useApi()
  const isOffline = useIsOffline()
  const { data } = useQuery(paymentOfferQuery(api, venue.id, null))
  const [isOpen, setIsOpen] = useState(false)
  const credentials = data?.paymentModes.find(({ kind }) => kind === 'card')?.credentials
  if (credentials?.publishableKey == null) return null

  async function save({ provider, field }: EnteredCard): Promise<CardRefusal | null> {
    const promote = surface.demote()
    try {
      const outcome = await provider.save(await setupSecret(api, venue.id), field)
      if (outcome.kind !== 'done') {
        const { message } = outcome
        return { messages: () => [message ?? paymentImpossible(i18n)] }
      }
      setIsOpen(false)
      await onAdded()
      return null
    } catch (error) {
      return { messages: () => failureMessages(i18n, error) }
    } finally {
      promote()
    }
  }

  return (
    <>
      <Button variant="primary" isWide isDisabled={isOffline} onClick={() => setIsOpen(true)}>
        <Trans id="cards.add">Add a card</Trans>
      </Button>
      {isOpen && (
        <CardEntryDialog
          title={t({ id: 'payment.card.title', message: 'Your card' })}
          submitLabel={t({ id: 'cards.save', message: 'Save card' })}
          credentials={credentials}
          asksToSave={false}
          onSubmit={save}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
