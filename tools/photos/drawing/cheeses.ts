import { circle, ellipse, path, stroke, tint } from './shapes.ts'
import { along, lit, type Sketch } from './sketch.ts'

function shaving(s: Sketch): string {
  const outline = 'M-16-2Q-8-9 4-8Q14-8 17-1Q12 6 0 6Q-12 7-16-2z'
  return path(outline, s.linear('#fff6d2 0,#f0d898 1', along)) + stroke('M-13-1Q-4-6 8-5', '#fff', 1.3, 'opacity=".8"')
}

/** A torn half of buffalo mozzarella, about 56 across. */
function buffalo(s: Sketch): string {
  const outline = 'M-27 4Q-30-14-14-21Q2-28 18-20Q31-10 27 7Q22 22 4 23Q-20 24-27 4z'
  return (
    path(outline, s.radial('#fff 0,#fdf8ec .55,#e3d6bd 1', lit)) +
    path('M-12 3Q-9-10 4-11Q16-8 14 4Q8 12-3 11Q-11 10-12 3z', tint('#efe4cd', 0.8)) +
    stroke('M-8 2Q0-6 8-2M-5 6Q2 2 9 5', '#fff', 1.6, 'opacity=".9"') +
    ellipse(-13, -12, [5, 3], '#fff')
  )
}

function gorgonzola(s: Sketch): string {
  const blue = '#5d7f86'
  return (
    path('M-20 3Q-20-12-3-15Q16-15 20-1Q18 14 1 15Q-18 14-20 3z', s.radial('#fff8e2 0,#f3e3b8 .7,#e3c98a/.6 1')) +
    ellipse(-7, -4, [4, 2.4], tint(blue, 0.75)) +
    ellipse(5, -7, [2.6, 1.8], tint(blue, 0.6)) +
    ellipse(7, 4, [4.4, 2.2], tint(blue, 0.75)) +
    ellipse(-5, 7, [2.6, 1.6], tint(blue, 0.65))
  )
}

function ricotta(s: Sketch): string {
  return path('M-13 2Q-13-9-4-12Q8-13 12-4Q16 6 5 11Q-10 14-13 2z', s.radial('#fff 0,#f6ecd8 .7,#dcc9a6 1', lit))
}

/** A cube of Greek cheese or of butter-coloured crumb. */
function cube(top: string, left: string, right: string): string {
  return path('M-13-6L1-12L14-6L1 0z', top) + path('M-13-6L1 0L1 13L-13 6z', left) + path('M14-6L1 0L1 13L14 6z', right)
}

/** Half a boiled egg. */
function boiledEgg(s: Sketch): string {
  return (
    path('M-21 1Q-20-15 0-16Q22-15 23 1Q21 16 0 16Q-20 16-21 1z', s.radial('#fff 0,#fdfaf2 .7,#e0d8c8 1')) +
    circle(2, 0, 9.5, s.radial('#ffd45e 0,#f5ab2a .8,#dd8a14 1', lit))
  )
}

export const cheeses = {
  boiledEgg,
  shaving,
  buffalo,
  gorgonzola,
  ricotta,
  feta: () => cube('#fff', '#f1ece0', '#dcd4c4'),
  crouton: () => cube('#eec27a', '#d49b4c', '#a86c2a'),
}
