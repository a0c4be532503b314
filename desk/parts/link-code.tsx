import { create } from 'qrcode'

/** White modules around the code, as readers need them. */
const margin = 4

type LinkCodeProps = {
  readonly link: string
  /** What it is, for screen readers. */
  readonly label: string
}

/** A link as a QR code, dark on white whatever the look of the desk: cameras read no other. */
export function LinkCode({ link, label }: LinkCodeProps) {
  const { size, data } = create(link).modules
  const side = size + 2 * margin
  const dark = [...data].flatMap((isDark, index) =>
    isDark ? [`M${(index % size) + margin} ${Math.floor(index / size) + margin}h1v1h-1z`] : [],
  )
  return (
    <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
