import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { canAddAtOnce } from '#src/domain/product/orderability.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { productPath } from '#src/instance/routes/paths.ts'
import { addToOrder } from '#src/parts/cart/add-to-order.ts'
import type { MenuView } from '#src/parts/cart/use-menu-view.ts'

export type TappedDish = { readonly product: Product; readonly categoryId: Id<'Category'> }

/** Adds a product without choices at once, opens the sheet of any other (rulings "add button"). */
export function addDish(instance: Instance, { product, categoryId }: TappedDish, view: MenuView): void {
  const { venueId } = view.place
  const isComplete = product.ingredients.every((ingredient) => isIngredientAvailable(ingredient, venueId))
  if (canAddAtOnce(product) !== 'yes' || !isComplete)
    return instance.location.navigate(productPath(categoryId, product.id))
  addToOrder(instance, { product, categoryId, configuration: emptyConfiguration(product), quantity: 1 }, view)
}
