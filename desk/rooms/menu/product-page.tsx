import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'

import type { DeskMenu, ListedProduct } from '#desk/contract/menu.ts'
import { saveDishPart } from '#desk/contract/set-up/part-calls.ts'
import { useMay } from '#desk/parts/member-context.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useLateCode } from '#desk/parts/use-late-code.ts'
import type { QueryResult } from '#src/query/use-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'

import { BackToMenu } from './back-to-menu.tsx'
import { StockForm } from './stock-form.tsx'

type ProductPageProps = {
  readonly menu: QueryResult<DeskMenu>
  readonly productId: number
  /** The dish is saved: what an owner has come for. */
  readonly onSaved: (productId: number) => void
}

/** One product: the dish itself, for who may edit the menu, and what is left of it. */
export function ProductPage({ menu, productId, onSaved }: ProductPageProps) {
  const products = menu.data?.categories.flatMap((category) => category.products) ?? []
  const product = products.find(({ id }) => id === productId)
  return (
    <Room title={product?.name ?? <Trans id="menu.title">Menu</Trans>} actions={<BackToMenu />}>
      <Read of={menu}>
        {({ venues }) =>
          product ? (
            <ProductParts {...{ product, venues, onSaved }} />
          ) : (
            <EmptyState icon={<CutleryIcon size={32} />}>
              <Trans id="menu.noProduct">This product is not in the menu.</Trans>
            </EmptyState>
          )
        }
      </Read>
    </Room>
  )
}

type ProductPartsProps = Pick<DeskMenu, 'venues'> &
  Pick<ProductPageProps, 'onSaved'> & { readonly product: ListedProduct }

function ProductParts({ product, venues, onSaved }: ProductPartsProps) {
  const canEdit = useMay(saveDishPart)
  return (
    <>
      {canEdit && (
        <Part title={<Trans id="menu.dish">The dish</Trans>}>
          <LateDishForm productId={product.id} onSaved={onSaved} />
        </Part>
      )}
      <Part title={<Trans id="menu.whatIsLeft">What is left</Trans>}>
        <StockForm product={product} venues={venues} />
      </Part>
    </>
  )
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="desk-sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The form of one more product. */
export function NewProductPage({ onSaved }: Pick<ProductPageProps, 'onSaved'>) {
  return (
    <Room title={<Trans id="menu.newProduct">New product</Trans>} actions={<BackToMenu />}>
      <Part title={<Trans id="menu.dish">The dish</Trans>}>
        <LateDishForm productId={null} onSaved={onSaved} />
      </Part>
    </Room>
  )
}

type LateDishFormProps = Pick<ProductPageProps, 'onSaved'> & { readonly productId: number | null }

/** Its code comes when somebody edits a dish. */
function LateDishForm(props: LateDishFormProps) {
  const code = useLateCode('menu/dish', () => import('./dish/dish-form.tsx'))
  return <Read of={code}>{({ DishForm }) => <DishForm {...props} />}</Read>
}
