import type { Venue } from '#src/contract/venue.ts'
import { canBeAnswered } from '#src/domain/checkout/answers.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { ChunkPlaceholder } from '#src/parts/screen/chunk-placeholder.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useLazyModule } from '#src/query/use-lazy-module.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import { Block } from './block.tsx'
import { ContactCard } from './checkout-facts.tsx'
import type { Checkout } from './use-checkout.ts'
import type { WalletPartProps } from './wallet/wallet-part.tsx'

const loadGuestCard = async () => (await import('./guest/guest-card.tsx')).GuestCard
const loadQuestionsCard = async () => (await import('./questions/questions-card.tsx')).QuestionsCard
const loadPointsPreview = async () => (await import('./points/points-preview.tsx')).PointsPreview
const loadTipCard = async () => (await import('./tip/tip-card.tsx')).TipCard
const loadTradeNotice = async () => (await import('./trade/trade-notice.tsx')).TradeNotice
const loadPlaceCard = async () => (await import('./place/place-card.tsx')).PlaceCard

const loadWalletPart = async () => (await import('./wallet/wallet-part.tsx')).WalletPart

type BlockProps = {
  readonly checkout: Checkout
  readonly draft: StartedDraft
  readonly showsMissing: boolean
}

/** Contact of the order: the account, or for guests a form, whose code is loaded for them only [CHK-07]. */
export function WhoBlock({ checkout, draft, showsMissing }: BlockProps) {
  const { guest } = checkout
  const { data: GuestCard, ...code } = useLazyModule('guest-card', loadGuestCard, guest.form !== null)
  if (!guest.form) return <ContactCard />
  return (
    <Block name="guest">
      {GuestCard ? (
        <GuestCard
          guest={guest}
          form={guest.form}
          fillIn={checkout.fillIn}
          type={draft.type}
          showsMissing={showsMissing}
        />
      ) : (
        <ChunkPlaceholder {...code} />
      )}
    </Block>
  )
}

type PlaceBlockProps = BlockProps & { readonly venue: Venue }

/** Destination of the order: an address for DELIVERY, a service point for DIL; other types have none [CHK-09, CHK-10]. */
export function PlaceBlock({ checkout, draft, venue, showsMissing }: PlaceBlockProps) {
  const isAsked = isDelivered(draft.type)
  const { data: PlaceCard, ...code } = useLazyModule('place-card', loadPlaceCard, isAsked)
  if (!isAsked) return null
  return (
    <Block name="place">
      {PlaceCard ? (
        <PlaceCard type={draft.type} venue={venue} checkout={checkout} showsMissing={showsMissing} />
      ) : (
        <ChunkPlaceholder {...code} />
      )}
    </Block>
  )
}

/** The venue's questions, whose code is loaded where it has some [CHK-15]. */
export function QuestionsBlock({ checkout: { info }, draft: { answers }, showsMissing }: BlockProps) {
  const asked = info?.checkoutQuestions.filter(canBeAnswered) ?? []
  const { data: QuestionsCard, ...code } = useLazyModule('questions-card', loadQuestionsCard, asked.length > 0)
  if (asked.length === 0) return null
  return (
    <Block name="questions">
      {QuestionsCard ? (
        <QuestionsCard questions={asked} answers={answers} showsMissing={showsMissing} />
      ) : (
        <ChunkPlaceholder {...code} />
      )}
    </Block>
  )
}

/** The tip, whose code is loaded where the venue offers one. */
export function TipBlock({ checkout, showsMissing }: Pick<BlockProps, 'checkout' | 'showsMissing'>) {
  const isOffered = checkout.info !== undefined && checkout.tip.percents.length > 0
  const { data: TipCard, ...code } = useLazyModule('tip-card', loadTipCard, isOffered)
  if (!isOffered) return null
  return (
    <Block name="tip">
      {TipCard ? <TipCard checkout={checkout} showsMissing={showsMissing} /> : <ChunkPlaceholder {...code} />}
    </Block>
  )
}

/** What the diner has to know about the seller; at the end of the page, and loaded after the rest. */
export function TradeBlock({ venue }: { readonly venue: Venue }) {
  const { data: TradeNotice, ...code } = useLazyModule('trade-notice', loadTradeNotice, true)
  return TradeNotice ? <TradeNotice venue={venue} /> : <ChunkPlaceholder {...code} />
}

/** Points of a signed-in customer for this order, whose code is loaded where the restaurant gives some [PTS-02]. */
export function PointsLine({ checkout: { info, costs } }: Pick<BlockProps, 'checkout'>) {
  const customer = useCustomer()
  const venue = useVenue()
  const promotion = customer ? (info?.promotion ?? null) : null
  const { data: PointsPreview } = useLazyModule('points-preview', loadPointsPreview, promotion !== null)
  // The order can be placed without it: a failure is not shown.
  if (!PointsPreview || !promotion || !venue || costs.current.isPending) return null
  return <PointsPreview promotion={promotion} venue={venue} costs={costs} />
}

/** Apple Pay and Google Pay, where the restaurant enables wallets (contract 7, f_wallet). */
export function WalletBlock(props: WalletPartProps) {
  const { data: WalletPart } = useLazyModule('wallet-part', loadWalletPart, useRestaurant().settings.hasWallets)
  return WalletPart ? <WalletPart {...props} /> : null
}
