import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import type { ApiClient } from '#src/api/create-api-client.ts'
import { savesData } from '#src/browser/saves-data.ts'
import type { Product } from '#src/contract/product.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { canAddAtOnce } from '#src/domain/product/orderability.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { productPath } from '#src/instance/routes/paths.ts'
import type { MenuView } from '#src/parts/cart/use-menu-view.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

import { addWhenFetched } from './add-when-fetched.ts'
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
    const open: MenuTools['open'] = ({ id }, categoryId) => instance.location.navigate(productPath(categoryId, id))
    return {
      context: { venueId, orderType: view.orderType, hasExternalIntegration },
      layout,
      price,
      photo: api.photo,
      open,
      add(product, categoryId) {
        const isComplete = product.ingredients.every((ingredient) => isIngredientAvailable(ingredient, venueId))
        if (canAddAtOnce(product) !== 'yes' || !isComplete) return open(product, categoryId)
        const addition = { product, categoryId, configuration: emptyConfiguration(product), quantity: 1 }
        void addWhenFetched(instance, addition, view)
      },
      quantities,
      queue,
      finder,
      nearViewport,
    }
  }, [view, hasExternalIntegration, layout, price, api, instance, quantities, queue, finder, nearViewport])
  return <ToolsContext value={tools}>{children}</ToolsContext>
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
