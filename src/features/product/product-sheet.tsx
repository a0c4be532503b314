import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useParams } from 'wouter'

import type { Id } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { idFrom, paths } from '#src/instance/routes/paths.ts'
import { useMenuView } from '#src/parts/cart/use-menu-view.ts'
import type { MenuView } from '#src/parts/cart/use-menu-view.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { usePainted } from '#src/parts/screen/use-painted.ts'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { ProductPhotos, photoCodes } from './details/product-photos.tsx'
import { useEditedLine } from './opening/use-edited-line.ts'
import { usePhotoWay } from './opening/use-photo-way.ts'
import { useProduct } from './opening/use-product.ts'
import { ProductForm } from './product-form.tsx'
import { ProductHead } from './product-head.tsx'
import { usePickers } from './use-pickers.ts'

/** Sheet of a product, above the screen that opened it [PROD-01..05]. */
export function ProductSheet() {
  const params = useParams<{ categoryId: string; id: string }>()
  const view = useMenuView()
  const id = idFrom<'Product'>(params.id)
  const categoryId = idFrom<'Category'>(params.categoryId)
  if (!view || id === null || categoryId === null) return null
  return <Sheet key={id} id={id} categoryId={categoryId} view={view} />
}

type SheetProps = { readonly id: Id<'Product'>; readonly categoryId: Id<'Category'>; readonly view: MenuView }

function Sheet({ id, categoryId, view }: SheetProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const foot = useRef<HTMLDivElement>(null)
  const line = useEditedLine(id)
  const { venueId } = view.place
  // The tap is answered by the sheet with what is read first, while it rises; its choices follow in the next frame.
  const footer = usePainted(foot)
  const isPainted = footer !== null
  const { product, shown, isPending, error, refetch } = useProduct(
    { productId: id, categoryId, venueId },
    line,
    isPainted,
  )
  useFailureAlert(error)
  const pickers = usePickers(product)
  const name = shown?.name ?? t({ id: 'product.title', message: 'Product' })
  const codes = shown ? photoCodes(shown) : []
  const photos = useRef<HTMLDivElement>(null)
  const movePhotoBack = usePhotoWay({ id, categoryId, photos, isPainted, isFromMenu: line === null })

  function close() {
    movePhotoBack()
    location.back(line ? paths.cart : paths.menu)
  }

  return (
    <Dialog
      title={name}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={close}
      hero={codes.length > 0 ? <ProductPhotos name={name} codes={codes} ref={photos} /> : null}
      footer={<div ref={foot} />}
      isWide={codes.length > 0}
      locksLate
    >
      {product && !pickers.isWaiting ? (
        <div className="product-form">
          <ProductHead product={product} orderType={view.orderType} />
          {isPainted && (
            <ProductForm
              product={product}
              categoryId={categoryId}
              view={view}
              line={line}
              isPending={isPending}
              pickers={pickers.pickers}
              footer={footer}
            />
          )}
        </div>
      ) : (
        <Absent error={product ? pickers.error : error} onRetry={product ? pickers.refetch : refetch} />
      )}
    </Dialog>
  )
}

/** Loading state, or the error with a retry button. */
function Absent({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  const { t } = useLingui()
  if (error) return <LoadFailure error={error} onRetry={onRetry} />
  return (
    <SkeletonList label={t({ id: 'product.loading', message: 'Loading the product' })} shape="text-row" count={4} />
  )
}
