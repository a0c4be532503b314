import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import type { MenuView } from '#src/parts/cart/use-menu-view.ts'
import type { PendingAddition } from '#src/state/pending-addition-store.ts'

/** Adds a product to the cart, after loading the pricing code, which is not part of the first screen. */
export async function addWhenFetched(instance: Instance, addition: PendingAddition, view: MenuView): Promise<void> {
  try {
    const { addToOrder } = await import('#src/parts/cart/add-to-order.ts')
    await instance.texts.need('order')
    addToOrder(instance, addition, view)
  } catch (error) {
    instance.stores.dialogs.alert(failureMessages(instance.i18n, error))
  }
}
