import { type ReactNode, useState } from 'react'

import { declareStyles } from './styles.ts'

import css from './picture.css?inline'

declareStyles(css)

export type PictureProps = {
  /** Null, or an image that cannot be loaded, leaves a neutral box. */
  readonly src: string | null | undefined
  /** Empty when the text beside the picture says the same. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Loads at once instead of lazily: for the first pictures of a screen. */
  readonly isEager?: boolean | undefined
  /** Fills the height of its container, cropped, instead of keeping its proportions. */
  readonly isFilling?: boolean | undefined
  /** Greyed out, for an unavailable product. */
  readonly isDimmed?: boolean | undefined
  /** An icon in the middle of the empty box. */
  readonly placeholder?: ReactNode
}

/** A photo in a box that has its final size before the photo is loaded, so that nothing shifts. */
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
