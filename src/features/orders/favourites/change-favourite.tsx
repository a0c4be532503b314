import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import type { Id } from '#src/contract/values.ts'
import type { Favourite } from '#src/domain/orders/favourite.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import { Button } from '#src/ui/base/button.tsx'

import { useFavouriteSheet } from './use-favourite-sheet.tsx'

/** Button that opens the sheet of a favourite; nothing once it is removed. */
export function ChangeFavourite({ orderId }: { readonly orderId: Id<'Order'> }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { favourites } = useSnapshot(stores.of(createFavouritesStore).state)
  const { sheet, isLoading, open } = useFavouriteSheet()
  const favourite = favourites.find((one) => one.orderId === orderId) as Favourite | undefined
  if (!favourite) return null
  const { name } = favourite
  return (
    <>
      <Button
        variant="text"
        size="small"
        isBusy={isLoading}
        aria-label={t({ id: 'favourites.change.of', message: `Change: ${name}` })}
        onClick={() => open({ favourite, time: null })}
      >
        <Trans id="action.change">Change</Trans>
      </Button>
      {sheet}
    </>
  )
}
