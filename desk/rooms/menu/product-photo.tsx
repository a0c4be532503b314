import { useSignedIn } from '#desk/parts/member-context.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'
import { Picture } from '#src/ui/base/picture.tsx'

/** Widths in px that are asked for; the service answers the nearest that it has. */
const widths = [320, 640]

type ProductPhotoProps = {
  /** Null = there is none. */
  readonly code: string | null
  /** In CSS px; the height follows, 4 to 3. */
  readonly width: number
  readonly isDimmed?: boolean
}

/** A photo of the restaurant, for the eye only: what it shows is named beside it. */
export function ProductPhoto({ code, width, isDimmed }: ProductPhotoProps) {
  const { restaurant } = useSignedIn().member
  const src = code && `/en/webservice/restaurant/get_image/${restaurant.id}/${encodeURIComponent(code)}?w=${widths[0]}`
  const srcSet = src && widths.map((each) => `${src.split('?')[0]}?w=${each} ${each}w`).join()
  return (
    <Picture
      photo={src && srcSet ? { src, srcSet } : null}
      alt=""
      width={width}
      height={(width * 3) / 4}
      isDimmed={isDimmed}
      placeholder={<CutleryIcon size={20} />}
    />
  )
}
