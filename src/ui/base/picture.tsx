import { type ReactNode, useState } from 'react'

import { declareStyles } from './styles.ts'

import css from './picture.css?inline'

declareStyles(css)

/** Addresses of one photo: `srcSet` lists it in several widths, as in HTML. */
export type PhotoSource = { readonly src: string; readonly srcSet: string }

export type PictureProps = {
  /** Null, or a photo that cannot be loaded, leaves a neutral box. */
  readonly photo: PhotoSource | null | undefined
  /** Empty when the text beside the picture says the same. */
  readonly alt: string
  /** Width in CSS px; the photo is fetched in the width that this screen needs for it. */
  readonly width: number
  readonly height: number
  /** Loads at once instead of lazily: for the first pictures of a screen. */
  readonly isEager?: boolean | undefined
  /** Fetched before other photos: for the first two of a screen. */
  readonly hasPriority?: boolean | undefined
  /** Fills the height of its container, cropped, instead of keeping its proportions. */
  readonly isFilling?: boolean | undefined
  /** Greyed out, for an unavailable product. */
  readonly isDimmed?: boolean | undefined
  /** An icon in the middle of the empty box. */
  readonly placeholder?: ReactNode
}

/** A photo in a box that has its final size before the photo is loaded, so that nothing shifts. */
export function Picture(props: PictureProps) {
  const { photo, alt, width, height, isEager = false, isFilling = false, isDimmed = false, placeholder } = props
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className="picture" data-filling={isFilling} data-dimmed={isDimmed}>
      {!photo || failed === photo.src ? (
        <>
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false" />
          <span className="placeholder">{placeholder}</span>
        </>
      ) : (
        <img
          key={photo.src}
          // Before the addresses, because setting them starts the fetch.
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={props.hasPriority ? 'high' : 'auto'}
          sizes={`min(100vw, ${width}px)`}
          srcSet={photo.srcSet}
          src={photo.src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
          onError={() => setFailed(photo.src)}
        />
      )}
    </span>
  )
}
