import { circle, ellipse, group, n, path, stroke, tint } from './shapes.ts'
import { along, type Sketch } from './sketch.ts'

const edge = { left: -80, top: -80, wide: 640, high: 520 }

function floor(fill: string): string {
  return `<rect x="${edge.left}" y="${edge.top}" width="${edge.wide}" height="${edge.high}" fill="${fill}"/>`
}

type Wood = { light: string; dark: string; grain: string; seam: string; plank: number }

/** Boards seen from above, each with its own tone and a few lines of grain. */
function wood(s: Sketch, { light, dark, grain, seam, plank }: Wood): string {
  const rows = Math.ceil(edge.high / plank)
  const tops = Array.from({ length: rows }, (_, row) => edge.top + row * plank)
  const tones = tops.map((y) => {
    const tone = `fill="${s.pick(['#fff', '#000'])}" fill-opacity="${n(s.between(0.2, 0.9) / 10)}"`
    return `<path d="M${edge.left} ${y}h${edge.wide}v${plank}h-${edge.wide}z" ${tone}/>`
  })
  const lines = tops.flatMap((y) =>
    Array.from({ length: 3 }, () => {
      const bend = Math.round(s.between(-6, 6))
      return `M${Math.round(s.between(-80, 60))} ${Math.round(y + s.between(6, plank - 6))}q150 ${bend} 300 ${-bend}t${Math.round(s.between(120, 320))} ${bend}`
    }),
  )
  const seams = tops.map((y) => `M${edge.left} ${y}h${edge.wide}`).join('')
  return (
    floor(s.linear(`${light} 0,${dark} 1`, along)) +
    tones.join('') +
    stroke(lines.join(''), grain, 1.4, 'opacity=".35"') +
    stroke(seams, seam, 2.6, 'opacity=".55"')
  )
}

function linen(s: Sketch, light: string, dark: string, thread: string): string {
  const weave = s.pattern(5, path('M0 0h5M0 0v5', `fill="none" stroke="${thread}" stroke-width="1.1" opacity=".38"`))
  // Soft folds, all running the same way.
  const folds = s.linear(
    '#000/0 0,#000/.12 .17,#fff/.22 .2,#fff/0 .4,#000/0 .62,#000/.1 .76,#fff/.2 .79,#fff/0 1',
    'x2="1" y2=".35"',
  )
  return floor(s.linear(`${light} 0,${dark} 1`, along)) + floor(weave) + floor(folds)
}

function marble(s: Sketch): string {
  const vein = (width: number, opacity: number) => {
    const y = s.between(-40, 360)
    const d = `M-80 ${n(y)}q90 ${n(s.between(-70, 70))} 190 ${n(s.between(-60, 30))}t180 ${n(s.between(-40, 60))}t270 ${n(s.between(-80, 80))}`
    return stroke(d, '#8d8a91', width, `opacity="${opacity}"`)
  }
  const veins = vein(9, 0.1) + vein(3, 0.2) + vein(1.2, 0.4) + vein(5, 0.12) + vein(1, 0.34)
  return floor(s.linear('#fbfaf7 0,#dfdcd8 1', along)) + veins
}

function slate(s: Sketch): string {
  const grit = s.pattern(
    37,
    circle(5, 9, 0.9, '#fff') + circle(22, 3, 0.6, '#fff') + circle(30, 24, 0.8, '#fff') + circle(12, 29, 0.5, '#fff'),
  )
  const cracks = `M-80 ${n(s.between(20, 90))}l150-22 90 14 160-30 220 20M-80 ${n(s.between(250, 330))}l120 18 190-26 120 22 190-14`
  return (
    floor(s.radial('#4d5257 0,#383c41 .6,#26292d 1', 'cx=".35" cy=".3" r=".9"')) +
    group(floor(grit), 'opacity=".14"') +
    stroke(cracks, '#15171a', 1.6, 'opacity=".5"')
  )
}

function plaster(s: Sketch, light: string, dark: string): string {
  return floor(s.radial(`${light} 0,${dark} 1`, 'cx=".32" cy=".26" r=".95"'))
}

const surfaces = {
  oak: (s: Sketch) => wood(s, { light: '#dcb88b', dark: '#c2935f', grain: '#7b4d22', seam: '#5b3514', plank: 92 }),
  walnut: (s: Sketch) => wood(s, { light: '#7a543a', dark: '#563624', grain: '#2c180c', seam: '#1f1008', plank: 104 }),
  paleWood: (s: Sketch) => wood(s, { light: '#eadfce', dark: '#d3c3ab', grain: '#a08a6b', seam: '#8a7355', plank: 80 }),
  blueWood: (s: Sketch) => wood(s, { light: '#b9c9cd', dark: '#93a9b0', grain: '#5e767f', seam: '#465c65', plank: 86 }),
  sageWood: (s: Sketch) => wood(s, { light: '#b7c1a4', dark: '#94a282', grain: '#61704f', seam: '#4b593c', plank: 86 }),
  linen: (s: Sketch) => linen(s, '#f3ebdc', '#ddcfb8', '#b29f80'),
  greyLinen: (s: Sketch) => linen(s, '#dcdad4', '#bcb9b1', '#8d8a82'),
  redLinen: (s: Sketch) => linen(s, '#b54a3a', '#8e3228', '#6d2019'),
  greenLinen: (s: Sketch) => linen(s, '#7f8f6b', '#5f7050', '#43523a'),
  marble,
  slate,
  sand: (s: Sketch) => plaster(s, '#f0dcc0', '#d6b78e'),
  terracotta: (s: Sketch) => plaster(s, '#d98a62', '#b25f3c'),
  rose: (s: Sketch) => plaster(s, '#f3d8cf', '#dcae9f'),
  mustard: (s: Sketch) => plaster(s, '#ecc069', '#cf9836'),
  sky: (s: Sketch) => plaster(s, '#dbe7e6', '#b3c8c8'),
  sageWall: (s: Sketch) => plaster(s, '#a9b893', '#74855f'),
}

export type Surface = keyof typeof surfaces

export function surface(s: Sketch, name: Surface): string {
  return surfaces[name](s)
}

/** The light of one window from the upper left, over every picture. */
export function daylight(s: Sketch): string {
  return floor(s.linear('#fff6e0/.2 0,#fff6e0/0 .42,#2a1208/0 .6,#2a1208/.26 1', along))
}

/** The edge of a table against a wall, with the shadow of what stands on it. */
export function tableEdge(s: Sketch, [light, dark]: readonly [string, string]): string {
  return (
    path('M-80 286H560V440H-80z', s.linear(`${light} 0,${dark} 1`)) +
    path('M-80 286H560V290H-80z', tint('#fff', 0.35)) +
    ellipse(254, 326, [110, 16], s.radial('#3a1a00/.4 0,#3a1a00/.22 .6,#3a1a00/0 1'))
  )
}
