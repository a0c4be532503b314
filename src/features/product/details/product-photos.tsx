import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'

import type { Product } from '#src/contract/product.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './product-photos.css?inline'

declareStyles(css)

/** Codes of the photos of a product, or of its main photo alone [PROD-01]. */
export function photoCodes({ photos, photoCode }: Pick<Product, 'photos' | 'photoCode'>): string[] {
  const codes = [...new Set(photos.map(({ code }) => code))]
  return codes.length > 0 || photoCode === null ? codes : [photoCode]
}

export type ProductPhotosProps = {
  readonly name: string
  readonly codes: readonly string[]
  readonly ref: Ref<HTMLDivElement>
}

/** One photo, or a gallery to swipe or scroll with the arrow keys [PROD-01]. */
export function ProductPhotos({ name, codes, ref }: ProductPhotosProps) {
  const { t } = useLingui()
  const api = useApi()
  const count = codes.length
  const pictures = codes.map((code, index) => {
    const place = index + 1
    return (
      <Picture
        key={code}
        photo={api.photo(code)}
        alt={count > 1 ? t({ id: 'product.photo', message: `${name}, photo ${place} of ${count}` }) : ''}
        width={560}
        height={240}
        isEager={index === 0}
        isFilling
      />
    )
  })
  if (count < 2)
    return (
      <div className="product-photos" ref={ref}>
        {pictures}
      </div>
    )
  return (
    <div
      className="product-photos"
      ref={ref}
      role="group"
      aria-label={t({ id: 'product.photos', message: `Photos of ${name}` })}
      tabIndex={0}
    >
      {pictures}
    </div>
  )
}
