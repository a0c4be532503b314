import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { lazyPart } from '#src/app/routing/lazy.tsx'
import { itemCount } from '#src/domain/cart/cart.ts'
import { isMultiChoice } from '#src/domain/venues/plain-choice.ts'
import { VenueControl } from '#src/features/venues/venue-control.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { useHasMessaging } from '#src/parts/messages/has-messaging.ts'
import { useUnreadCount } from '#src/parts/messages/unread-messages.ts'
import { useBooking } from '#src/parts/reservation/use-booking.ts'
import { CountBadge } from '#src/parts/screen/count-badge.tsx'
import { NewTabHint } from '#src/parts/screen/new-tab-hint.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { CalendarIcon } from '#src/ui/base/icons.tsx'
import { LogoutIcon, MessageIcon, ReceiptIcon, RegisterIcon, TicketIcon } from '#src/ui/base/late-icons.tsx'
import { BagIcon, GiftIcon, HomeIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { LanguageSwitch, PoweredBy } from './page-footer.tsx'
import { useCodeCount } from './use-code-count.ts'
import { useLogOut } from './use-log-out.ts'

import css from './navigation-sheet.css?inline'

declareStyles(css)

const LegalItems = lazyPart('LegalItems', () => import('./legal-items.tsx'))

/** Sheet with all navigation items that do not fit into the narrow top bar. */
export function NavigationSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { location, stores } = useInstance()
  const restaurant = useRestaurant()
  const session = useSnapshot(stores.session.state)
  const { cart } = useSnapshot(stores.cart.state)
  const go = (path: string) => () => {
    onClose()
    location.navigate(path)
  }
  return (
    <Dialog
      title={t({ id: 'nav.more', message: 'Menu' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <ul className="navigation-sheet">
        <Item icon={<HomeIcon />} label={t({ id: 'nav.home', message: 'Home' })} onClick={go(paths.home)} />
        {isMultiChoice(restaurant) && (
          <li>
            <VenueControl onLeave={onClose} />
          </li>
        )}
        <Item
          icon={<BagIcon />}
          label={t({ id: 'nav.cart', message: 'Order' })}
          badge={itemCount(cart)}
          onClick={go(paths.cart)}
        />
        <BookRow onLeave={onClose} />
        <MessagesRow onClick={go(secondaryPaths.messaging)} />
        {restaurant.settings.hasLoyaltyCard && session.apiKey !== null && (
          <Item
            icon={<GiftIcon />}
            label={t({ id: 'loyalty.title', message: 'Loyalty card' })}
            onClick={go(secondaryPaths.loyalty)}
          />
        )}
        {restaurant.settings.hasDiscountCodes && <CodesRow onClick={go(secondaryPaths.discounts)} />}
        {session.apiKey === null ? (
          <Item
            icon={<RegisterIcon />}
            label={t({ id: 'nav.register', message: 'Register' })}
            onClick={go(paths.registration)}
          />
        ) : (
          <>
            <Item
              icon={<ReceiptIcon />}
              label={t({ id: 'orders.history', message: 'Your orders' })}
              onClick={go(secondaryPaths.history)}
            />
            <SignOut onLeave={onClose} />
          </>
        )}
      </ul>
      <LanguageSwitch />
      <LegalItems />
      <PoweredBy />
    </Dialog>
  )
}

function SignOut({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const logout = useLogOut()
  const leave = () => void logout.run().then(onLeave)
  return <Item icon={<LogoutIcon />} label={t({ id: 'account.logout', message: 'Sign out' })} onClick={leave} />
}

/** Link to the reservation of a table, where the venue takes reservations [SHELL-23, SHELL-24]. */
function BookRow({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const { location } = useInstance()
  const way = useBooking(useVenue())
  if (!way) return null
  const label = t({ id: 'reservations.bookNow', message: 'Book a table' })
  function open() {
    onLeave()
    location.navigate(secondaryPaths.reserve)
  }
  if (way.href === undefined) return <Item icon={<CalendarIcon />} label={label} onClick={open} />
  return (
    <li>
      <a href={way.href} target={way.target} rel="noopener">
        <CalendarIcon />
        <span>
          {label}
          <NewTabHint />
        </span>
      </a>
    </li>
  )
}

/** Link to the messages with the unread count [SHELL-25]. */
function MessagesRow({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  const unread = useUnreadCount() ?? 0
  if (!useHasMessaging()) return null
  const label = t({ id: 'messages.list', message: 'Messages' })
  return <Item icon={<MessageIcon />} label={label} badge={unread} onClick={onClick} />
}

function CodesRow({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  const label = t({ id: 'nav.codes', message: 'Codes' })
  return <Item icon={<TicketIcon />} label={label} badge={useCodeCount()} onClick={onClick} />
}

type ItemProps = { icon: ReactNode; label: string; badge?: number; onClick: () => void }

function Item({ icon, label, badge = 0, onClick }: ItemProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {icon}
        <span>{label}</span>
        <CountBadge count={badge} />
      </button>
    </li>
  )
}
