import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'

import type { LocalTime } from '#src/contract/values.ts'
import { mostFavourites } from '#src/domain/orders/favourite.ts'
import type { Favourite } from '#src/domain/orders/favourite.ts'
import { dishesText } from '#src/features/orders/again/dishes-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { focusFirstInvalid } from '#src/parts/form/invalid-fields.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { BinIcon, CalendarIcon } from '#src/ui/base/more-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { FavouriteFields } from './favourite-fields.tsx'
import { useCalendarEntry } from './use-calendar-entry.ts'
import { useFavouriteForm } from './use-favourite-form.ts'
import { useRemoveFavourite } from './use-remove-favourite.ts'

import css from '#src/parts/form/sheet-form.css?inline'

declareStyles(css)

export type FavouriteProposal = {
  /** A kept one, or the order as it would be kept. */
  readonly favourite: Favourite
  /** Proposed once a day is chosen; null without a proposal. */
  readonly time: LocalTime | null
}
export type FavouriteSheetProps = FavouriteProposal & { readonly onClose: () => void }

/** Keeps an order as a favourite of this device, or changes or removes a kept one (decision 85). */
export function FavouriteSheet({ favourite: known, time, onClose }: FavouriteSheetProps) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const id = useId()
  const { favourites } = useSnapshot(stores.of(createFavouritesStore).state)
  const isKept = favourites.some(({ orderId }) => orderId === known.orderId)
  const isFull = !isKept && favourites.length >= mostFavourites
  const [isChecked, setIsChecked] = useState(false)
  const form = useFavouriteForm(known, time)
  const keep = useKeep(known.venueId)

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    if (!form.favourite) return focusFirstInvalid(event.currentTarget)
    if (keep(form.favourite)) onClose()
  }

  return (
    <Dialog
      title={
        isKept
          ? t({ id: 'favourites.title', message: 'Favourite' })
          : t({ id: 'favourites.keep', message: 'Keep as favourite' })
      }
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        !isFull && (
          <Button variant="primary" isWide type="submit" form={id}>
            <Trans id="action.save">Save</Trans>
          </Button>
        )
      }
    >
      {isFull ? (
        <Notice kind="warn" role="status">
          <Trans id="favourites.full">
            There are {mostFavourites} favourites on this device already. Remove one to make room.
          </Trans>
        </Notice>
      ) : (
        <form className="sheet-form" id={id} noValidate onSubmit={save}>
          <p className="place">{dishesText(known.lines)}</p>
          <FavouriteFields form={form} isChecked={isChecked} />
          {isKept && <KeptTools favourite={known} onClose={onClose} />}
          <p className="place">
            <Trans id="favourites.where">Stays on this device only. Prices are those of the day you order.</Trans>
          </p>
        </form>
      )}
    </Dialog>
  )
}

/** Returns a function that keeps a favourite and says so; false when there is no room for it. */
function useKeep(venueId: Favourite['venueId']): (favourite: Favourite) => boolean {
  const { t } = useLingui()
  const { stores } = useInstance()
  const addToCalendar = useCalendarEntry(venueId)
  return (favourite) => {
    if (!stores.of(createFavouritesStore).keep(favourite)) return false
    const { name } = favourite
    const label = t({ id: 'orders.calendar', message: 'Add to calendar' })
    stores.dialogs.showToast({
      text: t({ id: 'favourites.kept', message: `${name} is a favourite` }),
      action: favourite.when ? { label, onAction: () => addToCalendar(favourite) } : undefined,
    })
    return true
  }
}

type KeptToolsProps = { readonly favourite: Favourite; readonly onClose: () => void }

/** Calendar, for one that has a day, and removal. */
function KeptTools({ favourite, onClose }: KeptToolsProps) {
  const addToCalendar = useCalendarEntry(favourite.venueId)
  const remove = useRemoveFavourite()
  function removeIt() {
    onClose()
    remove(favourite)
  }
  return (
    <ButtonRow>
      {favourite.when && (
        <Button size="small" start={<CalendarIcon size={20} />} onClick={() => addToCalendar(favourite)}>
          <Trans id="orders.calendar">Add to calendar</Trans>
        </Button>
      )}
      <Button size="small" variant="danger" start={<BinIcon size={20} />} onClick={removeIt}>
        <Trans id="action.remove">Remove</Trans>
      </Button>
    </ButtonRow>
  )
}
