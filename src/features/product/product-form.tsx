import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { createPortal } from 'react-dom'

import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import type { MenuView } from '#src/parts/cart/use-menu-view.ts'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AdditionGroups } from './choices/addition-groups.tsx'
import { ProductNote } from './choices/product-note.tsx'
import { SizeChoice } from './choices/size-choice.tsx'
import { VariantChoice } from './choices/variant-choice.tsx'
import { Contents } from './details/contents.tsx'
import { fieldOf } from './fields.ts'
import type { FieldRef } from './fields.ts'
import { ProductFooter } from './product-footer.tsx'
import { useConfiguration } from './use-configuration.ts'
import { useDeferredParts } from './use-deferred-parts.ts'
import type { Pickers } from './use-pickers.ts'
import { useSubmit } from './use-submit.ts'

import css from './product-form.css?inline'

declareStyles(css)

export type ProductFormProps = {
  readonly product: Product
  readonly categoryId: Id<'Category'>
  readonly view: MenuView
  readonly line: CartLine | null
  /** The product of the edited line is being refetched. */
  readonly isPending: boolean
  readonly pickers: Pickers | null
  /** Element for the button, below the scrolling part. */
  readonly footer: Element | null
}

/** Choices and the button of one product, below its head [PROD-01]. */
export function ProductForm({ product, categoryId, view, line, isPending, pickers, footer }: ProductFormProps) {
  const { place, orderType } = view
  const configuring = useConfiguration({ product, place, orderType, line, isProductPending: isPending })
  const later = useDeferredParts()
  const fields = useRef(new Map<string, HTMLFieldSetElement | null>())
  const fieldRef: FieldRef = (key) => (field) => void fields.current.set(key, field)
  const onRefuse = () => {
    configuring.change({ kind: 'check' })
    const first = configuring.missing.map((missing) => fields.current.get(fieldOf(missing))).find(Boolean)
    first?.focus()
  }
  const { submit, isWaiting } = useSubmit({ configuring, categoryId, view, line, onRefuse })
  const isOrderable = whyNotOrderable(product, { menuId: place.menuId, orderType }) === null

  return (
    <>
      {!isOrderable && (
        <Notice kind="warn" role="status">
          <Trans id="product.notAvailable">Product not available</Trans>
        </Notice>
      )}
      <Contents configuring={configuring} />
      <div className="choices">
        <SizeChoice configuring={configuring} ref={fieldRef('size')} />
        <VariantChoice configuring={configuring} ref={fieldRef('variant')} />
        {pickers && <pickers.FreePicks configuring={configuring} fieldRef={fieldRef} />}
        <AdditionGroups configuring={configuring} fieldRef={fieldRef} />
        {pickers && <pickers.ComboPicks configuring={configuring} fieldRef={fieldRef} />}
      </div>
      <ProductNote configuring={configuring} />
      {line && later && <later.RemoveLine line={line} />}
      {!line && later && <later.ShareLink product={product} categoryId={categoryId} />}
      {later && (
        <>
          <later.NutritionTable product={product} />
          <later.Suggestions product={product} place={place} orderType={orderType} />
          <later.OpeningWarnings configuring={configuring} />
        </>
      )}
      {footer &&
        createPortal(
          <ProductFooter
            configuring={configuring}
            isEdit={line !== null}
            isOrderable={isOrderable}
            isBusy={isWaiting}
            onSubmit={submit}
          />,
          footer,
        )}
    </>
  )
}
