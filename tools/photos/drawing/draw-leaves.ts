import { circle, n, path, stamp, stroke, tint } from './shapes.ts'
import { along, type Sketch } from './sketch.ts'

/** A leaf of 36 by 22 with its midrib; the shadow falls to the lower right. */
function smooth(s: Sketch, light: string, dark: string, rib: string): string {
  const outline = 'M-18 1C-12-10 4-14 18-1C8 10-8 13-18 1z'
  const lit = 'M-18 1C-12-10 4-14 18-1C8-3-6-2-18 1z'
  return (
    path(outline, s.linear(`${light} 0,${dark} 1`, along)) +
    path(lit, tint('#fff', 0.16)) +
    stroke('M-17 1Q0-3 16-1M-9-.5L-4-6M-3-2L3-8M4-2.5L9-7M-6 0L-1 6M2-1.5L7 4', rib, 0.9, 'opacity=".75"')
  )
}

function sprig(leaf: string): string {
  return (
    stamp(leaf, [-13, 5], 160, 0.9) +
    stamp(leaf, [12, 8], 35, 0.95) +
    stamp(leaf, [0, -10], -75, 1) +
    circle(0, 2, 3.4, '#8fbf5a')
  )
}

function rocket(s: Sketch): string {
  const outline =
    'M-34 2C-26-1-20 0-15-2C-17-8-12-11-8-7L-5-4C-6-11 0-14 4-9L6-5C8-12 16-14 22-9C30-6 33-1 34 1C31 7 24 11 18 8C13 12 7 9 7 5C4 10-3 11-5 5C-9 9-14 7-13 3C-20 4-27 5-34 2z'
  return (
    path(outline, s.linear('#6aa83e 0,#3c7a2b .6,#2c6324 1', along)) +
    stroke('M-34 2Q0-2 28 0M-8 0L-9-5M4-1L5-8M14-1L20-8M-6 1L-6 5M6 1L10 7M16 1L23 6', '#a9d07a', 1, 'opacity=".7"')
  )
}

/** Flat parsley: three ragged leaves on one stalk. */
function parsley(s: Sketch): string {
  const leaf = s.symbol('parsley leaf', () => {
    const outline = 'M0 4Q-6 4-8-1L-4-2Q-8-6-5-9L-2-7Q0-14 3-8L6-9Q8-5 4-2L8 0Q6 4 0 4z'
    return (
      path(outline, s.linear('#7cb64c 0,#2f7030 1', along)) +
      stroke('M0 4V-7M0-1L-5-3M0-1L5-3', '#cfe8a4', 0.8, 'opacity=".7"')
    )
  })
  return (
    stroke('M0 0Q-2 8-7 13', '#6fa043', 1.6) +
    stamp(leaf, [0, -4], 0, 1) +
    stamp(leaf, [-7, 3], -70, 0.8) +
    stamp(leaf, [6, 3], 75, 0.8)
  )
}

/** A few flakes of a dried or chopped herb. */
function oregano(): string {
  return path('M-9-6l5-2 1 3-5 2zM6-8l4-3 2 3-4 2zM-2 2l4-1 1 3-4 1zM10 6l4-1 1 3-4 2zM-12 9l4-3 2 3-4 2z', '#4a6b2a')
}

function needles(from: number, side: number): string {
  return Array.from(
    { length: 11 },
    (_, index) => `M${n(from + index * 6.4)} 0l${n(6 + (index % 2) * 2)} ${side * (9 - (index % 3))}`,
  ).join('')
}

function rosemary(): string {
  return (
    stroke('M-42 1Q0-2 38 0', '#7d6a43', 2) +
    stroke(needles(-36, 1), '#3f6b45', 2.4) +
    stroke(needles(-36, -1), '#5f8f5c', 2.4)
  )
}

/** A frilly salad leaf of about 60 by 50. */
function lettuce(s: Sketch, light: string, dark: string): string {
  const outline =
    'M-30 6C-36-2-30-10-24-11C-26-20-15-25-9-20C-5-28 8-27 10-20C18-24 28-17 24-9C33-8 35 4 28 8C31 17 20 24 12 19C6 27-8 26-11 19C-20 24-31 16-30 6z'
  return (
    path(outline, s.radial(`${light} 0,${light} .45,${dark} 1`)) +
    stroke('M-26 4Q0-2 24-2M-14 2L-18-8M-4 0L-4-16M8-1L16-12M-10 2L-12 14M4 0L8 14', '#f2f7cf', 1.6, 'opacity=".65"')
  )
}

function radicchio(s: Sketch): string {
  return lettuce(s, '#f3dbe0', '#8a2346')
}

export const leaves = {
  basil: (s: Sketch) => smooth(s, '#6fb043', '#2c6b2b', '#b5da84'),
  sage: (s: Sketch) => smooth(s, '#a9bd8f', '#6b8660', '#dfe8cd'),
  mint: (s: Sketch) => smooth(s, '#86c95f', '#37883f', '#d3f0b0'),
  spinach: (s: Sketch) => smooth(s, '#4f8a35', '#1f4f23', '#8fbb66'),
  basilSprig: (s: Sketch) => sprig(s.symbol('basil', () => leaves.basil(s))),
  mintSprig: (s: Sketch) => sprig(s.symbol('mint', () => leaves.mint(s))),
  rocket,
  oregano,
  parsley,
  rosemary,
  lettuce: (s: Sketch) => lettuce(s, '#d9eb9c', '#6da03a'),
  darkLettuce: (s: Sketch) => lettuce(s, '#a8cc6a', '#3f7a2f'),
  radicchio,
}
