import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'

import type { Venue } from '#src/contract/venue.ts'
import { mainChoice } from '#src/domain/venues/main-choice.ts'
import { isMultiChoice } from '#src/domain/venues/multi-choice.ts'
import { isTiedToPoints } from '#src/domain/venues/plain-choice.ts'
import { shortAddress } from '#src/domain/venues/venue-address.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { CheckIcon, ChevronDownIcon, StoreIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { chooseVenue } from './choose-venue.ts'
import { useNextChoice } from './use-next-choice.ts'

import css from './venue-control.css?inline'

declareStyles(css)

type VenueControlProps = {
  /** Called before it navigates, so that the sheet around it can close. */
  readonly onLeave?: () => void
}

/**
 * Switch to another venue, where there is one: a dropdown in a plain franchise, in fair and district mode a button to
 * the main choice [SHELL-19, SHELL-20].
 */
export function VenueControl({ onLeave = () => {} }: VenueControlProps) {
  const restaurant = useRestaurant()
  if (!isMultiChoice(restaurant)) return null
  return isTiedToPoints(restaurant) ? <MainChoiceButton onLeave={onLeave} /> : <VenueDropdown onLeave={onLeave} />
}

function MainChoiceButton({ onLeave }: Required<VenueControlProps>) {
  const { t } = useLingui()
  const restaurant = useRestaurant()
  const goOn = useNextChoice()
  function leave() {
    onLeave()
    goOn(mainChoice(restaurant))
  }
  return (
    <button type="button" onClick={leave}>
      <StoreIcon />
      <span>{t({ id: 'nav.venues', message: 'Restaurants' })}</span>
    </button>
  )
}

function VenueDropdown({ onLeave }: Required<VenueControlProps>) {
  const { t } = useLingui()
  const instance = useInstance()
  const { venues } = useRestaurant()
  const { box, isOpen, setIsOpen } = useFoldsOutside()
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()

  function fold() {
    toggle.current?.focus()
    setIsOpen(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    // Closes the list only, not the layer around it.
    event.preventDefault()
    event.stopPropagation()
    fold()
  }
  function choose(venue: Venue) {
    fold()
    onLeave()
    void chooseVenue(instance, venue)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the buttons inside
    <div className="venue-control" ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <StoreIcon />
        <span>{t({ id: 'nav.venues', message: 'Restaurants' })}</span>
        <ChevronDownIcon size={16} />
      </button>
      {isOpen && <VenueList id={id} venues={venues} onChoose={choose} />}
    </div>
  )
}

/** Open state that ends when the diner presses or tabs outside. */
function useFoldsOutside() {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!isOpen || !element) return undefined
    const page = element.ownerDocument
    const onPress = (event: Event) => {
      if (!event.composedPath().includes(element)) setIsOpen(false)
    }
    // Without a related target the window, not the list, has lost the focus.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setIsOpen(false)
    }
    page.addEventListener('pointerdown', onPress)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      page.removeEventListener('pointerdown', onPress)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [isOpen])
  return { box, isOpen, setIsOpen }
}

type VenueListProps = {
  readonly id: string
  readonly venues: readonly Venue[]
  readonly onChoose: (venue: Venue) => void
}

function VenueList({ id, venues, onChoose }: VenueListProps) {
  const { stores } = useInstance()
  const { venueId } = useSnapshot(stores.place.state)
  return (
    <ul className="venues" id={id}>
      {venues.map((venue) => (
        <li key={venue.id}>
          <button
            type="button"
            aria-current={venue.id === venueId ? 'true' : undefined}
            data-inactive={!venue.license.isActive}
            onClick={() => onChoose(venue)}
          >
            <span className="text">
              <span className="name">{venue.name}</span>
              <span className="address">{shortAddress(venue)}</span>
            </span>
            {venue.id === venueId && <CheckIcon size={20} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
