import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'

import { followMedia } from '#src/browser/follow-media.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { backgroundPath, menuPattern } from '#src/instance/routes/route-patterns.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { ChevronRightIcon } from '#src/ui/base/icons.tsx'
import { PauseIcon, PlayIcon } from '#src/ui/base/late-icons.tsx'
import { ClockIcon, PinIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { OrderOptionsButton } from './order-options-button.tsx'

import css from './options-rotation.css?inline'

declareStyles(css)

const turnMs = 4000

/**
 * Shows the options of a started order one after the other, 4 s each; restarts when they change [SHELL-29..34]. In a narrow
 * container type and time stand still.
 */
export function OptionsRotation() {
  const { type, slotStart } = useSnapshot(useInstance().stores.draft.state)
  return <Rotation key={`${type} ${slotStart}`} />
}

function Rotation() {
  const { t } = useLingui()
  const { clock } = useInstance()
  const entries = useEntries()
  const isStill = usePrefersStillness()
  const [turn, setTurn] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isTurning = entries.length > 1 && !isStill && !isPaused && !isHovered && !hasFocus
  useEffect(
    () => (isTurning ? clock.after(turnMs, () => setTurn((before) => before + 1)) : undefined),
    [clock, isTurning, turn],
  )
  if (entries.length === 1) return entries[0]?.content
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus only pause the rotation
    <div
      className="options-rotation"
      role="group"
      aria-label={t({ id: 'options.label', message: 'Your order options' })}
      data-still={isStill}
      data-turned={turn > 0}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {entries.map(({ key, content }, index) => (
        <span key={key} className="entry" data-turn={isStill || turn % entries.length === index}>
          {content}
        </span>
      ))}
      {!isStill && (
        <IconButton
          label={
            isPaused
              ? t({ id: 'options.play', message: 'Show the options in turn' })
              : t({ id: 'options.pause', message: 'Stop changing the options' })
          }
          icon={isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </div>
  )
}

type Entry = { readonly key: string; readonly content: ReactNode }

function useEntries(): Entry[] {
  const { stores, location } = useInstance()
  const { type, address, asSoonAsPossible } = useSnapshot(stores.draft.state)
  location.useEntry()
  const isAtMenu = menuPattern.test(backgroundPath(location.entries))
  const hasPlace =
    destinationOf(type) === 'address' && address?.zoneMode === 'coordinates' && address.formattedAddress !== null
  return [
    { key: 'main', content: <OrderOptionsButton /> },
    asSoonAsPossible && {
      key: 'soon',
      content: (
        <MinorEntry icon={<ClockIcon size={16} />} path={paths.orderOptions}>
          <Trans id="orders.asSoonAsPossible">As soon as possible</Trans>
        </MinorEntry>
      ),
    },
    hasPlace && {
      key: 'address',
      content: (
        <MinorEntry icon={<PinIcon size={16} />} path={paths.orderOptions}>
          {address.formattedAddress}
        </MinorEntry>
      ),
    },
    // On the menu itself the link would do nothing.
    !isAtMenu && {
      key: 'menu',
      content: (
        <MinorEntry path={paths.menu} end={<ChevronRightIcon size={16} />}>
          <Trans id="cart.seeMenu">See the menu</Trans>
        </MinorEntry>
      ),
    },
  ].filter((entry) => entry !== false)
}

type MinorEntryProps = {
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly end?: ReactNode
  readonly path: string
}

function MinorEntry({ icon, children, end, path }: MinorEntryProps) {
  const { location, stores } = useInstance()
  const { type, typeLabel } = useSnapshot(stores.draft.state)
  const typeName = useOrderTypeName()
  const venue = useVenue()
  return (
    <button type="button" className="options-line" onClick={() => location.navigate(path)}>
      <span className="when">
        {icon}
        <span className="text">{children}</span>
        {end}
      </span>
      <span className="where">{type && `${typeLabel ?? typeName(type)} · ${venue?.name}`}</span>
    </button>
  )
}

/** Whether the system asks for reduced motion; follows changes of the setting. */
function usePrefersStillness(): boolean {
  const { view } = useInstance()
  const [preference] = useState(() => view.matchMedia('(prefers-reduced-motion: reduce)'))
  return useSyncExternalStore(
    (onChange) => followMedia(preference, onChange),
    () => preference.matches,
  )
}
