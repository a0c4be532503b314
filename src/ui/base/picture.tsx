import { type ReactNode, useState } from 'react'

import { declareStyles } from './styles.ts'

import css from './picture.css?inline'

declareStyles(css)

export type PictureProps = {
  /** Without an address, and when it cannot be loaded, a neutral place stays. */
  readonly src: string | null | undefined
  /** Empty when the text beside it says the same. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The first ones of a screen are not lazy. */
  readonly isEager?: boolean | undefined
  /** As high as its place, cropped, instead of its own proportions. */
  readonly isFilling?: boolean | undefined
  /** Grey, for what cannot be had. */
  readonly isDimmed?: boolean | undefined
  /** Shown in the middle of an empty place: an icon. */
  readonly placeholder?: ReactNode
}

/** A photo that fills its place; the place has its final size from the first moment and is never broken. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, isEager = false, isFilling = false, isDimmed = false, placeholder } = props
  const [failed, setFailed] = useState<string | null>(null)
  const isMissing = !src || failed === src
  return (
    <span className="picture" data-filling={isFilling} data-dimmed={isDimmed}>
      {isMissing ? (
        <>
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false" />
          <span className="placeholder">{placeholder}</span>
        </>
      ) : (
        <img
          key={src}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}
