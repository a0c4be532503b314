import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'

import type { FormCalls } from '#desk/contract/forms.ts'
import type { DeskMenu, ListedProduct } from '#desk/contract/menu.ts'
import { productFacts, productForm } from '#desk/contract/menu.ts'
import { EditForm } from '#desk/parts/forms/form-row.tsx'
import { useMay } from '#desk/parts/member-context.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import type { QueryResult } from '#src/query/use-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'

import { BackToMenu } from './back-to-menu.tsx'
import { PhotoPart } from './photo-part.tsx'
import { StockForm } from './stock-form.tsx'

type ProductPageProps = {
  readonly menu: QueryResult<DeskMenu>
  readonly productId: number
  /** Prices and texts are saved: what an owner has come for. */
  readonly onSaved: () => void
}

/** One product: what is left of it and, for who may edit the menu, its prices and texts, its place and ingredients, its photo. */
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
  const { t } = useLingui()
  const canEdit = useMay(productForm.save)
  const stock = (
    <Part title={<Trans id="menu.whatIsLeft">What is left</Trans>}>
      <StockForm product={product} venues={venues} />
    </Part>
  )
  if (!canEdit) return stock
  return (
    <>
      <Part title={<Trans id="menu.pricesAndTexts">Prices and texts</Trans>}>
        <ProductForm
          product={product}
          calls={productForm}
          action={t({ id: 'menu.savePrices', message: 'Save prices and texts' })}
          onSaved={onSaved}
        />
      </Part>
      {stock}
      <Part title={<Trans id="menu.placeAndIngredients">Place and ingredients</Trans>}>
        <ProductForm
          product={product}
          calls={productFacts}
          action={t({ id: 'menu.saveFacts', message: 'Save place and ingredients' })}
        />
      </Part>
      <Part title={<Trans id="menu.photo">Photo</Trans>}>
        <PhotoPart product={product} />
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

type ProductFormProps = {
  readonly product: ListedProduct
  readonly calls: FormCalls<'/products/:product/form' | '/products/:product/facts'>
  /** Text of the button. */
  readonly action: string
  readonly onSaved?: () => void
}

/** One of the forms of a product, read when its page is opened. */
function ProductForm({ product: { id, name }, calls, ...form }: ProductFormProps) {
  const values = { product: id }
  return (
    <Read of={useDeskQuery(calls.read, values)}>
      {(shown) => <EditForm name={name} form={shown} calls={calls} values={values} {...form} />}
    </Read>
  )
}
