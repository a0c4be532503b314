import type { Venue } from '#src/contract/venue.ts'
import { canBeAnswered } from '#src/domain/checkout/answers.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import { Block } from './block.tsx'
import { ContactCard } from './checkout-facts.tsx'
import type { SetbackNoticeProps } from './setback/setback-notice.tsx'
import type { Setback } from './setback/setback.ts'
import type { Checkout } from './use-checkout.ts'
import type { WalletPartProps } from './wallet/wallet-part.tsx'

const essential = { isEssential: true }
const GuestCard = lazyPart('GuestCard', () => import('./guest/guest-card.tsx'), essential)
const PlaceCard = lazyPart('PlaceCard', () => import('./place/place-card.tsx'), essential)
const QuestionsCard = lazyPart('QuestionsCard', () => import('./questions/questions-card.tsx'), essential)
const TipCard = lazyPart('TipCard', () => import('./tip/tip-card.tsx'), essential)
const SetbackNotice = lazyPart('SetbackNotice', () => import('./setback/setback-notice.tsx'), essential)
// The order can be placed without them.
const PointsPreview = lazyPart('PointsPreview', () => import('./points/points-preview.tsx'))
const WalletPart = lazyPart('WalletPart', () => import('./wallet/wallet-part.tsx'))

type BlockProps = {
  readonly checkout: Checkout
  readonly draft: StartedDraft
  readonly showsMissing: boolean
}

/** Contact of the order: the account, or for guests a form, whose code is loaded for them only [CHK-07]. */
export function WhoBlock({ checkout, showsMissing }: Omit<BlockProps, 'draft'>) {
  const { guest, fillIn } = checkout
  if (!guest.form) return <ContactCard />
  return (
    <Block name="guest">
      <GuestCard guest={guest} form={guest.form} fillIn={fillIn} showsMissing={showsMissing} />
    </Block>
  )
}

type PlaceBlockProps = BlockProps & { readonly venue: Venue }

/** Destination of the order: an address for DELIVERY, a service point for DIL; other types have none [CHK-09, CHK-10]. */
export function PlaceBlock({ checkout, draft, venue, showsMissing }: PlaceBlockProps) {
  if (!isDelivered(draft.type)) return null
  return (
    <Block name="place">
      <PlaceCard type={draft.type} venue={venue} checkout={checkout} showsMissing={showsMissing} />
    </Block>
  )
}

/** The venue's questions, whose code is loaded where it has some [CHK-15]. */
export function QuestionsBlock({ checkout: { info }, draft: { answers }, showsMissing }: BlockProps) {
  const asked = info?.checkoutQuestions.filter(canBeAnswered) ?? []
  if (asked.length === 0) return null
  return (
    <Block name="questions">
      <QuestionsCard questions={asked} answers={answers} showsMissing={showsMissing} />
    </Block>
  )
}

/** The tip, whose code is loaded where the venue offers one. */
export function TipBlock({ checkout, showsMissing }: Pick<BlockProps, 'checkout' | 'showsMissing'>) {
  const isOffered = checkout.info !== undefined && checkout.tip.percents.length > 0
  if (!isOffered) return null
  return (
    <Block name="tip">
      <TipCard checkout={checkout} showsMissing={showsMissing} />
    </Block>
  )
}

/** What the diner has to know about the seller; at the end of the page, and loaded after the rest. */
export const TradeBlock = lazyPart('TradeNotice', () => import('./trade/trade-notice.tsx'), essential)

/** Points of a signed-in customer for this order, whose code is loaded where the restaurant gives some [PTS-02]. */
export function PointsLine({ checkout: { info, costs } }: Pick<BlockProps, 'checkout'>) {
  const customer = useCustomer()
  const venue = useVenue()
  const promotion = customer ? (info?.promotion ?? null) : null
  return promotion && venue && <PointsPreview promotion={promotion} venue={venue} costs={costs} />
}

/** Apple Pay and Google Pay, where the restaurant enables wallets (contract 7, f_wallet). */
export function WalletBlock(props: WalletPartProps) {
  return useRestaurant().settings.hasWallets && <WalletPart {...props} />
}

type SetbackBlockProps = Omit<SetbackNoticeProps, 'setback'> & { readonly setback: Setback | null }

/** Why the service refused the order, at the top of the page and with the way on. */
export function SetbackBlock({ setback, ...rest }: SetbackBlockProps) {
  return setback && <SetbackNotice setback={setback} {...rest} />
}
