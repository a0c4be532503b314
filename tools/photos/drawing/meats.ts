import { circle, ellipse, group, path, stroke, tint } from './shapes.ts'
import { along, lit, type Sketch } from './sketch.ts'

const specks: readonly (readonly [number, number, number])[] = [
  [-8, -6, 2.6],
  [3, -10, 1.8],
  [9, -3, 2.4],
  [-2, 0, 2.8],
  [-10, 4, 1.9],
  [6, 7, 2.5],
  [-4, 10, 2],
  [12, 5, 1.4],
  [-3, -6, 1.3],
]

/** A slice of spicy salami, 36 across, its edge crisp from the oven. */
function salami(s: Sketch): string {
  return (
    circle(0, 0, 18, s.radial('#e0593a 0,#c63d25 .72,#84210f 1')) +
    specks.map(([x, y, r]) => ellipse(x, y, [r, r * 0.8], tint('#f6cfae', 0.85))).join('') +
    path('M-14-7A16 16 0 0 1-3-15', 'fill="none" stroke="#fff" stroke-width="2" opacity=".45"')
  )
}

function ham(s: Sketch): string {
  const outline = 'M-24 2Q-26-9-14-11Q-5-19 5-13Q16-18 23-8Q29 2 20 8Q14 17 2 13Q-10 18-17 11Q-25 10-24 2z'
  return (
    path(outline, s.linear('#fbc9bd 0,#ee9d94 .6,#d97f78 1', along)) +
    stroke('M-19 1Q-6-9 2-1T21-3M-13 8Q0 2 10 8', '#c96c66', 2, 'opacity=".6"') +
    stroke('M-22-3Q-18-9-13-9Q-4-17 5-11Q15-16 21-8', '#fff2ea', 2.2, 'opacity=".85"')
  )
}

/** A ribbon of cured ham, 84 long, white along one edge. */
function prosciutto(s: Sketch): string {
  const outline = 'M-42 4Q-34-14-20-9Q-8-19 4-10Q18-18 28-8Q41-9 42 3Q36 14 24 9Q12 18 0 10Q-14 19-24 10Q-36 14-42 4z'
  return (
    path(outline, s.linear('#d98277 0,#b8433f .55,#93302f 1')) +
    stroke('M-36 3Q-26-6-16 0T6-1T36 1M-24 8Q-10 1 2 6T26 5', '#f0aaa0', 1.6, 'opacity=".7"') +
    stroke('M-40 1Q-33-11-20-7Q-8-16 4-8Q18-15 28-6Q38-7 40 1', '#fff0e4', 3.4, 'opacity=".92"')
  )
}

function anchovy(s: Sketch): string {
  return (
    path('M-30 5Q-8-16 28-2Q8 0-6 3T-30 5z', s.linear('#8d5a41 0,#5f3826 1', along)) +
    path('M-24 2Q-6-11 22-2Q0-3-24 2z', tint('#d9b79c', 0.85)) +
    stroke('M-20 0Q-4-8 14-4', '#fff', 1.2, 'opacity=".7"')
  )
}

function tuna(s: Sketch): string {
  const outline = 'M-13 3Q-15-8-3-10Q11-11 14-1Q13 10 0 10Q-11 11-13 3z'
  return (
    path(outline, s.linear('#f3d5bd 0,#d8a283 1', along)) +
    stroke('M-9 2Q-2-6 8-6M-7 6Q0-1 11-1M-2 8Q5 4 11 4', '#b67f60', 1.2, 'opacity=".7"')
  )
}

function sausage(s: Sketch): string {
  const outline = 'M-10 2Q-11-8-1-9Q11-9 11 1Q9 9 0 9Q-9 9-10 2z'
  return (
    path(outline, s.radial('#dda07a 0,#b0704b .7,#7d4527 1', lit)) +
    ellipse(-3, -3, [2, 1.4], '#f3cdb0') +
    ellipse(4, 2, [1.6, 1.2], '#efc6a6')
  )
}

/** A prawn curled up, about 40 across. */
function prawn(s: Sketch): string {
  const body = 'M-13 10A16 16 0 1 1 13 9'
  const colour = s.linear('#ffb58a 0,#f07a48 .6,#d9562a 1', along)
  return (
    path('M13 9Q24 10 25 20Q17 20 14 15Q14 24 5 24Q5 14 10 9z', '#e2552b') +
    path(body, `fill="none" stroke="${colour}" stroke-width="13"`) +
    path(
      body,
      'fill="none" stroke="#c9421c" stroke-width="13" stroke-linecap="butt" stroke-dasharray="1.3 7.5" opacity=".55"',
    ) +
    stroke('M-9 11A11.5 11.5 0 1 1 9 9', '#ffe3cd', 3, 'opacity=".75"') +
    stroke('M-17-2A17 17 0 0 1-3-17', '#fff', 2, 'opacity=".5"')
  )
}

function bacon(s: Sketch): string {
  const wave = 'M-44 0Q-33-11-22 0T0 0T22 0T44 0'
  return (
    path(wave, `fill="none" stroke="${s.linear('#c9512f 0,#8f2d1a 1', along)}" stroke-width="15"`) +
    group(stroke(wave, '#f7c9a4', 2.6), 'transform="translate(0 -3.5)"') +
    group(stroke(wave, '#eab38c', 1.8), 'transform="translate(0 4)"')
  )
}

/** A cube of crisp cured cheek, for the Roman sauces. */
function guanciale(s: Sketch): string {
  const outline = 'M-10-4L7-7L11 3L-6 8z'
  return path(outline, s.linear('#e79a76 0,#a9432c 1')) + stroke('M-8-2L8-5M-7 3L9-.5', '#ffe0c2', 2, 'opacity=".85"')
}

/** A clam, open. */
function clam(s: Sketch): string {
  return (
    path('M-22 4Q-22-16-4-19Q16-18 22 2Q8 8-6 8Q-18 10-22 4z', s.linear('#e8dcc8 0,#a88f74 1', along)) +
    path('M-18 3Q-17-12-3-14Q13-13 17 1Q4 6-6 6Q-15 7-18 3z', s.radial('#fff 0,#ece2d4 .7,#bda58c 1')) +
    path('M-9 1Q-8-7 0-7Q8-6 8 0Q0 5-9 1z', s.radial('#fbd9a0 0,#e8a858 .8,#c57f34 1', lit)) +
    stroke('M-20 0Q-18-15-3-17M-15-14L-12-9M8-16L6-11', '#7d6650', 1.2, 'opacity=".6"')
  )
}

export const meats = {
  clam,
  salami,
  ham,
  prosciutto,
  anchovy,
  tuna,
  sausage,
  prawn,
  bacon,
  guanciale,
}
