import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, Redirect, Route, Switch, useLocation } from 'wouter'

import { useSignedIn } from '#desk/parts/member-context.tsx'
import { usePageName } from '#desk/parts/use-page-name.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { Line } from './line.tsx'
import { LostBanner } from './lost-banner.tsx'
import { OpensSoonBanner } from './opens-soon-banner.tsx'
import { PausedBanner } from './paused-banner.tsx'
import { PrintersBanner } from './printers-banner.tsx'
import type { RoomRow } from './rooms.tsx'
import { roomAt, roomName, roomsOf } from './rooms.tsx'
import { ServiceSwitch } from './service-switch.tsx'
import { useAlarm } from './use-alarm.ts'
import { useArrivals } from './use-arrivals.ts'
import { countIn, useWaiting } from './use-waiting.ts'
import { WaitingBanner } from './waiting-banner.tsx'

import css from './shell.css?inline'

declareStyles(css)

/** The desk of whoever is signed in: bar, navigation and the room that is open. */
export function Shell({ onSignOut }: { readonly onSignOut: () => void }) {
  const signedIn = useSignedIn()
  const { member } = signedIn
  const rooms = roomsOf(signedIn)
  // The restaurant, or the venue that is all a member sees.
  const place = member.venues.find(({ id }) => id === member.venueId)?.name ?? member.restaurant.name
  return (
    <div className="desk-shell">
      <header className="bar">
        <p className="place">
          <strong>{place}</strong>
          <span>{member.name}</span>
        </p>
        <Line />
        <ServiceSwitch />
        <Button size="small" variant="text" onClick={onSignOut}>
          <Trans id="action.signOut">Sign out</Trans>
        </Button>
      </header>
      <Navigation rooms={rooms} />
      <main>
        <LostBanner />
        <WaitingBanner />
        <OpensSoonBanner />
        <PausedBanner />
        <PrintersBanner />
        <Switch>
          {rooms.map(({ path, hasPages, Room }) => (
            <Route key={path} path={hasPages ? `${path}/*?` : path}>
              <Room />
            </Route>
          ))}
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </main>
    </div>
  )
}

function Navigation({ rooms }: { readonly rooms: readonly RoomRow[] }) {
  const { t, i18n } = useLingui()
  const [path] = useLocation()
  const waiting = useWaiting()
  const [isOpen, setIsOpen] = useState(false)
  const here = roomAt(rooms, path)
  useAlarm(waiting)
  useArrivals()
  const name = here ? roomName(i18n, here) : ''
  // The tab says how many orders wait.
  usePageName(waiting.orders.size > 0 ? `(${waiting.orders.size}) ${name}` : name)
  const close = () => setIsOpen(false)
  return (
    <nav aria-label={t({ id: 'desk.rooms', message: 'Rooms' })} data-open={isOpen}>
      <button
        type="button"
        className="opener"
        aria-expanded={isOpen}
        aria-controls="desk-rooms"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans id="desk.menu">All rooms</Trans>
      </button>
      <ul id="desk-rooms">
        {rooms.map((room) => {
          const count = countIn(waiting, room.path)
          const name = roomName(i18n, room)
          return (
            <li key={room.path}>
              <Link href={room.path} aria-current={room === here ? 'page' : undefined} onClick={close}>
                <span>{name}</span>
                {count > 0 && <span className="count tabular">{count}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
