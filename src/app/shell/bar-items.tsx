import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { itemCount } from '#src/domain/cart/cart.ts'
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
import { CalendarIcon, UserIcon } from '#src/ui/base/icons.tsx'
import { LogoutIcon, MessageIcon, RegisterIcon, TicketIcon } from '#src/ui/base/late-icons.tsx'
import { BagIcon, GiftIcon, HomeIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useCodeCount } from './use-code-count.ts'
import { useLogOut } from './use-log-out.ts'

import css from './bar-items.css?inline'

declareStyles(css)

/** Main navigation as icons with labels, on wide containers (rulings "shell navigation"). */
export function BarItems({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { cart } = useSnapshot(stores.cart.state)
  const { settings } = useRestaurant()
  return (
    <nav className="bar-items" data-live="" aria-label={t({ id: 'nav.label', message: 'Main navigation' })}>
      <BarItem label={t({ id: 'nav.home', message: 'Home' })} icon={<HomeIcon />} path={paths.home} />
      <VenueControl />
      <BookItem />
      <MessagesItem />
      {settings.hasLoyaltyCard && isSignedIn && (
        <BarItem
          label={t({ id: 'nav.loyalty', message: 'Points' })}
          icon={<GiftIcon />}
          path={secondaryPaths.loyalty}
        />
      )}
      {settings.hasDiscountCodes && <CodesItem />}
      <BarItem
        label={t({ id: 'nav.cart', message: 'Order' })}
        icon={<BagIcon />}
        path={paths.cart}
        badge={itemCount(cart)}
      />
      {isSignedIn ? <CustomerItems /> : <VisitorItems />}
    </nav>
  )
}

/** Login and registration, only while signed out [SHELL-21]. */
function VisitorItems() {
  const { t } = useLingui()
  return (
    <>
      <BarItem label={t({ id: 'nav.login', message: 'Sign in' })} icon={<UserIcon />} path={paths.login} />
      <BarItem
        label={t({ id: 'nav.register', message: 'Register' })}
        icon={<RegisterIcon />}
        path={paths.registration}
      />
    </>
  )
}

/** Profile and logout, only while signed in [SHELL-22]. */
function CustomerItems() {
  const { t } = useLingui()
  const logout = useLogOut()
  return (
    <>
      <BarItem label={t({ id: 'nav.account', message: 'Account' })} icon={<UserIcon />} path={paths.account} />
      <button type="button" aria-busy={logout.isPending || undefined} onClick={() => void logout.run()}>
        <LogoutIcon />
        <span>{t({ id: 'account.logout', message: 'Sign out' })}</span>
      </button>
    </>
  )
}

/** Link to the reservation of a table, where the venue takes reservations [SHELL-23, SHELL-24]. */
function BookItem() {
  const { t } = useLingui()
  const way = useBooking(useVenue())
  if (!way) return null
  const label = t({ id: 'nav.book', message: 'Book' })
  if (way.href === undefined) return <BarItem label={label} icon={<CalendarIcon />} path={secondaryPaths.reserve} />
  return (
    <a href={way.href} target={way.target} rel="noopener">
      <CalendarIcon />
      <span>
        {label}
        <NewTabHint />
      </span>
    </a>
  )
}

/** Link to the messages with the unread count; for customers of a venue with messaging [SHELL-25]. */
function MessagesItem() {
  const { t } = useLingui()
  const unread = useUnreadCount() ?? 0
  if (!useHasMessaging()) return null
  const label = t({ id: 'messages.list', message: 'Messages' })
  return <BarItem label={label} icon={<MessageIcon />} path={secondaryPaths.messaging} badge={unread} />
}

/** Link to the discount codes with their count [SHELL-27]. */
function CodesItem() {
  const { t } = useLingui()
  return (
    <BarItem
      label={t({ id: 'nav.codes', message: 'Codes' })}
      icon={<TicketIcon />}
      path={secondaryPaths.discounts}
      badge={useCodeCount()}
    />
  )
}

type BarItemProps = { label: string; icon: ReactNode; path: string; badge?: number }

/** A navigation button with an optional count. */
function BarItem({ label, icon, path, badge = 0 }: BarItemProps) {
  const { location } = useInstance()
  const isHere = location.useEntry().path === path
  return (
    <button type="button" aria-current={isHere ? 'page' : undefined} onClick={() => location.navigate(path)}>
      {icon}
      <span>{label}</span>
      <CountBadge count={badge} />
    </button>
  )
}
