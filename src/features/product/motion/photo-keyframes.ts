/** What can be seen of a photo: its middle and size in CSS px. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Steps of the way: between them the browser draws straight lines, and the photo in its frame does not go straight. */
const steps = 12

type Way = {
  readonly from: Crop
  readonly to: Crop
  /** Where the frame lies without a transform. */
  readonly base: Crop
  /** Width of the photo to its height. */
  readonly ratio: number
}

/** Width of a photo that covers a crop. */
export function coverWidth({ width, height }: Pick<Crop, 'width' | 'height'>, ratio: number): number {
  return Math.max(width, height * ratio)
}

/**
 * The way from one crop of a photo to another by transforms alone: a frame takes the shape of the crops, and the photo in
 * it, which covers `base`, is scaled against the frame so that it is never distorted.
 */
export function photoKeyframes({ from, to, base, ratio }: Way): {
  readonly frame: Keyframe[]
  readonly photo: Keyframe[]
} {
  const covers = [from, to, base].map((crop) => coverWidth(crop, ratio)) as [number, number, number]
  const frame: Keyframe[] = []
  const photo: Keyframe[] = []
  for (let step = 0; step <= steps; step += 1) {
    const between = (start: number, end: number) => start + ((end - start) * step) / steps
    const across = between(from.width, to.width) / base.width
    const down = between(from.height, to.height) / base.height
    const scale = between(covers[0], covers[1]) / covers[2]
    const [x, y] = [between(from.x, to.x) - base.x, between(from.y, to.y) - base.y]
    frame.push({ transform: `translate(${x}px, ${y}px) scale(${across}, ${down})` })
    photo.push({ transform: `scale(${scale / across}, ${scale / down})` })
  }
  return { frame, photo }
}
