import { CutleryIcon } from '#src/ui/base/more-icons.tsx'
import { Picture } from '#src/ui/base/picture.tsx'

import { usePictureAddress } from './use-picture-address.ts'

/** Widths in px that are asked for; the service answers the nearest that it has. */
const widths = [320, 640]

type RestaurantPhotoProps = {
  /** Null = there is none. */
  readonly code: string | null
  /** In CSS px; the height follows, 4 to 3. */
  readonly width: number
  readonly isDimmed?: boolean
}

/** A photo of the restaurant, for the eye only: what it shows is named beside it. */
export function RestaurantPhoto({ code, width, isDimmed }: RestaurantPhotoProps) {
  const addressOf = usePictureAddress()
  const at = code === null ? null : addressOf(code)
  const srcSet = widths.map((each) => `${at}?w=${each} ${each}w`).join()
  return (
    <Picture
      photo={at === null ? null : { src: `${at}?w=${widths[0]}`, srcSet }}
      alt=""
      width={width}
      height={(width * 3) / 4}
      isDimmed={isDimmed}
      placeholder={<CutleryIcon size={20} />}
    />
  )
}
