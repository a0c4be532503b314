import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import type { ApiClient } from '#src/api/create-api-client.ts'
import { savesData } from '#src/browser/saves-data.ts'
import type { Product } from '#src/contract/product.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/routes/paths.ts'
import type { MenuView } from '#src/parts/cart/use-menu-view.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

import type { TappedDish } from './add-dish.ts'
import { createCartQuantities } from './dish/cart-quantities.ts'
import type { CartQuantities } from './dish/cart-quantities.ts'
import type { DishContext } from './dish/dish-facts.ts'
import { createFinder } from './finder/finder.ts'
import type { Finder } from './finder/finder.ts'
import { createViewportObserver } from './scroll/near-viewport.ts'
import type { ViewportObserver } from './scroll/near-viewport.ts'
import { createLoadQueue } from './section/load-queue.ts'
import type { LoadQueue } from './section/load-queue.ts'

/** What every dish of the list needs; changes only when all dishes must render again. */
export type MenuTools = {
  readonly context: DishContext
  readonly layout: 'grid' | 'list'
  readonly price: (amount: Cents) => string
  readonly photo: ApiClient['photo']
  readonly open: (product: Product, categoryId: Id<'Category'>) => void
  /** Adds a product without choices at once, opens the sheet of any other (rulings "add button"). */
  readonly add: (product: Product, categoryId: Id<'Category'>) => void
  readonly quantities: CartQuantities
  readonly queue: LoadQueue
  readonly finder: Finder
  readonly nearViewport: ViewportObserver
}

const ToolsContext = createContext<MenuTools | null>(null)

export function useMenuTools(): MenuTools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('Comanda: no MenuToolsProvider above')
  return tools
}

/** Units of a product in the cart; renders only the dish whose number changed [MENU-20]. */
export function useQuantity(id: Id<'Product'>, count: 'of' | 'inUse' = 'of'): number {
  const { quantities } = useMenuTools()
  const read = () => quantities[count](id)
  return useSyncExternalStore((listener) => quantities.subscribe(id, listener), read, read)
}

export function MenuToolsProvider({ view, children }: { readonly view: MenuView; readonly children: ReactNode }) {
  const instance = useInstance()
  const api = useApi()
  const { settings, hasExternalIntegration } = useRestaurant()
  const [quantities] = useState(() => createCartQuantities(instance.stores.cart))
  const [finder] = useState(createFinder)
  const queue = useLoadQueue(finder)
  const [nearViewport] = useState(() => createViewportObserver(instance.view.document))
  const currentPrice = usePrice()
  // The venue, and with it the currency, does not change while this menu is shown.
  const [price] = useState(() => currentPrice)
  const layout = settings.layout === 'list' ? 'list' : 'grid'

  const tools = useMemo<MenuTools>(() => {
    const { venueId } = view.place
    return {
      context: { venueId, orderType: view.orderType, hasExternalIntegration },
      layout,
      price,
      photo: api.photo,
      open: ({ id }, categoryId) => instance.location.navigate(productPath(categoryId, id)),
      add: (product, categoryId) => void addWhenFetched(instance, { product, categoryId }, view),
      quantities,
      queue,
      finder,
      nearViewport,
    }
  }, [view, hasExternalIntegration, layout, price, api, instance, quantities, queue, finder, nearViewport])
  return <ToolsContext value={tools}>{children}</ToolsContext>
}

/** Adds a dish by code that is not part of the first screen. */
async function addWhenFetched(instance: Instance, dish: TappedDish, view: MenuView): Promise<void> {
  try {
    const [{ addDish }] = await Promise.all([import('./add-dish.ts'), instance.texts.need('order')])
    addDish(instance, dish, view)
  } catch (error) {
    instance.stores.dialogs.alert(() => failureMessages(instance.i18n, error))
  }
}

/**
 * The queue of the product lists. Those out of sight are loaded once the diner touches the widget; when the diner saves
 * data only for a search.
 */
function useLoadQueue(finder: Finder): LoadQueue {
  const { stores, view } = useInstance()
  const firstScreen = stores.of(createFirstScreenStore).state
  const [queue] = useState(() =>
    createLoadQueue(() => finder.state.isWanted || (firstScreen.isTouched && !savesData(view))),
  )
  const { isTouched } = useSnapshot(firstScreen)
  const { isWanted } = useSnapshot(finder.state)
  useEffect(() => queue.next(), [queue, isTouched, isWanted])
  return queue
}
