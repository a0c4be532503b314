import { readable } from '#src/browser/contrast.ts'
import type { OptionValues, Surface } from '#src/options/tag/tag.ts'

import { contrastRows, readableInk } from './contrast-rows.ts'
import type { ContrastRow } from './contrast-rows.ts'
import { toHex } from './to-hex.ts'

type ContrastProps = {
  readonly values: OptionValues
  readonly surface: Surface
  readonly onInk: (ink: string) => void
}

/** How well the chosen colours can be read, on the button and in both themes of the widget. */
export function Contrast({ values, surface, onInk }: ContrastProps) {
  const rows = contrastRows(toHex(values.color), toHex(values.textColor), surface === 'floating')
  // Inside the widget every pair can be read.
  const unreadable = rows.find(({ ratio }) => ratio < readable)
  if (rows.length === 0) return <p className="explanation">With a colour of yours, its contrast stands here.</p>
  return (
    <div className="contrast">
      <h4>Can it be read?</h4>
      <ul>
        {rows.map((row) => (
          <li key={row.place}>
            <svg className="swatch" viewBox="0 0 48 36" aria-hidden="true">
              <rect width="48" height="36" fill={row.fill} />
              <text x="24" y="24" textAnchor="middle" fill={row.ink}>
                Aa
              </text>
            </svg>
            <span>
              {row.place}
              <small>{judgement(row)}</small>
            </span>
            <strong>{row.ratio.toFixed(1)} : 1</strong>
          </li>
        ))}
      </ul>
      {unreadable && (
        <p className="fault">
          The button is drawn before the widget, with your colours as they are.{' '}
          <button type="button" className="small" onClick={() => onInk(readableInk(unreadable.fill))}>
            Take {readableInk(unreadable.fill) === '#000000' ? 'black' : 'white'} for its text
          </button>
        </p>
      )}
    </div>
  )
}

function judgement({ ratio, isAdjusted }: ContrastRow): string {
  if (ratio < readable) return `Hard to read: ${readable} is needed.`
  return isAdjusted ? 'Readable, adjusted by the widget.' : 'Readable.'
}
