import { circle, ellipse, group, n, path, polar, stroke, tint } from './shapes.ts'
import { along, lit, type Sketch } from './sketch.ts'

function spokes(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.283 + 0.3
    const [ax, ay] = polar([0, 0], from, angle)
    const [bx, by] = polar([0, 0], to, angle)
    return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`
  }).join('')
}

function dots(count: number, radius: number, size: number, colour: string): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = polar([0, 0], radius * (0.8 + 0.25 * ((index * 7) % 3)), index * 2.4 + 0.4)
    return ellipse(x, y, [size, size * 0.72], colour)
  }).join('')
}

/** A cut cherry tomato, 24 across. */
function cherryTomato(s: Sketch): string {
  return (
    circle(0, 0, 12, s.radial('#f0583a 0,#d42f1e .7,#a51c12 1', lit)) +
    circle(0, 0, 9.6, '#f27a58') +
    stroke(spokes(3, 4.6, 4.7), '#d9452a', 6.4) +
    dots(6, 4.8, 1.3, '#ffdf9a') +
    path('M-9-5A10 10 0 0 1-2-10', 'fill="none" stroke="#fff" stroke-width="1.8" opacity=".55"')
  )
}

/** A slice of a big tomato, 64 across. */
function tomatoSlice(s: Sketch): string {
  const pulp = s.radial('#d8391c 0,#c22812 1')
  const pockets = Array.from({ length: 6 }, (_, index) => {
    const turn = `transform="rotate(${index * 60 + (index % 2) * 7})"`
    const seeds = [-5, 0, 5].map((y) => ellipse(18 - Math.abs(y) * 0.4, y, [2.6, 1.7], '#ffe3a6')).join('')
    return group(ellipse(17, 0, [7.5, 9], pulp) + seeds, turn)
  })
  return (
    circle(0, 0, 32, s.radial('#ee5438 0,#d8331f .8,#b0200f 1')) +
    circle(0, 0, 28.5, s.radial('#f9a98a 0,#ee6c4c .5,#e4502f 1')) +
    pockets.join('') +
    path('M-25-12A28 28 0 0 1-8-26', 'fill="none" stroke="#fff" stroke-width="3" opacity=".4"')
  )
}

function mushroom(s: Sketch): string {
  const outline = 'M-15 2C-16-9-8-15 0-15S16-9 15 2C15 6 10 6 5 4L4.5 13C3 15-3 15-4.5 13L-5 4C-10 6-15 6-15 2z'
  return (
    path(outline, s.linear('#fff6e3 0,#ecd6b2 1', along)) +
    path(outline, 'fill="none" stroke="#a8825a" stroke-width="1.2"') +
    stroke('M-11 1C-9-6-4-6-2 1M11 1C9-6 4-6 2 1', '#8d6a48', 2.2, 'opacity=".8"')
  )
}

function blackOlive(s: Sketch): string {
  return (
    circle(0, 0, 6, `fill="none" stroke="${s.linear('#6a5560 0,#231a26 .6,#140d17 1', along)}" stroke-width="5.2"`) +
    path('M-6-3A7 7 0 0 1-1-7', 'fill="none" stroke="#fff" stroke-width="1.4" opacity=".6"')
  )
}

function ball(s: Sketch, radius: number, stops: string): string {
  const glint = ellipse(-radius * 0.38, -radius * 0.42, [radius * 0.28, radius * 0.18], tint('#fff', 0.6))
  return circle(0, 0, radius, s.radial(stops, lit)) + glint
}

function onionRing(s: Sketch): string {
  const turn = n(s.between(0, 180))
  return group(
    ellipse(0, 0, [13, 9], 'fill="none" stroke="#8e3a6c" stroke-width="3.4"') +
      ellipse(0, 0, [12, 8], 'fill="none" stroke="#f0d3e4" stroke-width="1.8"'),
    `transform="rotate(${turn})"`,
  )
}

function strip(colour: string, light: string): string {
  const d = 'M-18 5Q0-10 19 3'
  return stroke(d, colour, 8) + stroke('M-16 3Q0-10 16 1', light, 2, 'opacity=".75"')
}

/** A grilled round of courgette or aubergine with three marks of the grill. */
function grilled(s: Sketch, radius: number, rind: string, flesh: string): string {
  const reach = radius * 0.72
  const marks = [-0.5, 0, 0.5].map((share) => `M${n(-reach)} ${n(radius * share)}h${n(reach * 2)}`).join('')
  return (
    circle(0, 0, radius, rind) +
    circle(0, 0, radius * 0.88, s.radial(flesh)) +
    stroke(marks, '#6b3d17', radius * 0.13, 'opacity=".6"')
  )
}

/** A round of citrus, 48 across. */
function citrus(s: Sketch, rind: string, flesh: string): string {
  return (
    circle(0, 0, 24, rind) +
    circle(0, 0, 21.6, '#fff6dc') +
    circle(0, 0, 19, s.radial(flesh)) +
    stroke(spokes(9, 2, 19), '#fff3d0', 1.9) +
    path('M-18-9A20 20 0 0 1-6-19', 'fill="none" stroke="#fff" stroke-width="2.4" opacity=".55"')
  )
}

function lemonWedge(s: Sketch): string {
  return (
    path('M-26 4A27 25 0 0 0 26 4Q2 10-26 4z', s.linear('#ffd94a 0,#e0a41c 1')) +
    path('M-26 4Q-20-11-2-13Q16-11 26 4Q2 10-26 4z', '#fff4cf') +
    path('M-21 3Q-16-8-2-10Q13-8 21 3Q2 7.5-21 3z', s.radial('#fff0a0 0,#f7cf45 1')) +
    stroke('M-2-10L-11 4M-2-10L1 5.5M-2-10L12 4', '#fff4cf', 1.4)
  )
}

function potatoSlice(s: Sketch): string {
  const brown = s.radial('#a8641c/.7 0,#a8641c/0 1')
  return (
    circle(0, 0, 16, s.radial('#fdeeb4 0,#f4d684 .75,#cf9436 1')) + circle(-5, 6, 6, brown) + circle(7, -4, 5, brown)
  )
}

function roastPotato(s: Sketch): string {
  const outline = 'M-19 3Q-20-10-6-13Q10-16 18-6Q22 6 10 12Q-14 15-19 3z'
  return (
    path(outline, s.linear('#fbdc85 0,#e0a23c .6,#a8641f 1', along)) +
    ellipse(-4, -5, [9, 4.5], tint('#fff3c0', 0.6)) +
    circle(9, 3, 6, s.radial('#8a4d14/.6 0,#8a4d14/0 1')) +
    stroke('M-15 4Q-4 12 10 8', '#8a4d14', 2.4, 'opacity=".4"')
  )
}

function cucumber(s: Sketch): string {
  return (
    circle(0, 0, 15, '#3f7a35') +
    circle(0, 0, 13, s.radial('#e9f3c4 0,#cfe6a2 .7,#a8cf7e 1')) +
    stroke(spokes(3, 3, 6), '#b4d68a', 4) +
    dots(7, 5.5, 1.2, '#f6f7dc')
  )
}

function garlic(s: Sketch): string {
  return path('M-8 4Q-10-6 1-8Q9-5 8 3Q2 9-8 4z', s.radial('#fffdf2 0,#f2e3b4 .7,#c99a4a 1'))
}

/** A heart of artichoke cut in four. */
function artichoke(s: Sketch): string {
  return (
    path('M-17 9Q-16-8 0-17Q16-8 17 9Q0 18-17 9z', s.linear('#c3c77c 0,#8f984a .6,#6b6f33 1')) +
    path('M-11 8Q-9-4 0-10Q9-4 11 8Q0 13-11 8z', s.linear('#f2ecb8 0,#d9cc84 1')) +
    stroke('M0-17V-10M-10-11L-7-3M10-11L7-3M-4 9V2M4 9V2', '#5f6530', 1.5, 'opacity=".8"')
  )
}

function carrot(s: Sketch): string {
  return circle(0, 0, 11, s.radial('#f9b45a 0,#f08a2c .7,#c9641a 1', lit)) + circle(0, 0, 4.5, tint('#ffd08a', 0.8))
}

function potatoCube(s: Sketch): string {
  return (
    path('M-11-7L6-11L11 6L-7 11z', s.linear('#fbeab0 0,#dfbd6c 1', along)) +
    stroke('M-8-6L5-9', '#fff', 2, 'opacity=".6"')
  )
}

export const vegetables = {
  carrot,
  potatoCube,
  garlic,
  artichoke,
  cherryTomato,
  tomatoSlice,
  mushroom,
  blackOlive,
  greenOlive: (s: Sketch) => ball(s, 9, '#cfd66c 0,#93a53a .6,#5f7120 1'),
  caper: (s: Sketch) => ball(s, 4, '#b3bd66 0,#67792f .7,#465420 1'),
  pea: (s: Sketch) => ball(s, 5, '#b6dd6b 0,#6fae35 .7,#43801f 1'),
  onionRing,
  redPepper: () => strip('#cf2f1d', '#ff9a7a'),
  yellowPepper: () => strip('#eeb11f', '#fff0a8'),
  greenPepper: () => strip('#4f8a2b', '#bfe08a'),
  courgette: (s: Sketch) => grilled(s, 15, '#3b6a2a', '#f0f2bf 0,#dbe39a .8,#a9bf5f 1'),
  aubergine: (s: Sketch) => grilled(s, 19, '#3a1b3a', '#ecd9a6 0,#d9bb80 .8,#a97f45 1'),
  cucumber,
  lemon: (s: Sketch) => citrus(s, '#f0bb22', '#fff1a0 0,#f9d548 1'),
  orange: (s: Sketch) => citrus(s, '#e8861a', '#ffc36b 0,#f39323 1'),
  lemonWedge,
  potatoSlice,
  roastPotato,
}
