import { prop, type Prop } from './props.ts'
import type { Sketch } from './sketch.ts'
import { tilted } from './slabs.ts'
import { surface, type Surface } from './surfaces.ts'
import { board, bowl, disc, paper, plate, type GlazeName } from './vessels.ts'

/** A dish as the photographer sees it: `above` may be turned and cropped for a second picture, `side` only cropped. */
export type Dish = { camera: 'above' | 'side'; draw: (s: Sketch) => string }

export const center = [240, 180] as const

type Vessel =
  | { plate: GlazeName }
  | { bowl: GlazeName }
  | { oval: GlazeName }
  | { disc: 'board' | 'iron' }
  | { board: 'light' | 'dark' }
  | { paper: number }
  | 'none'

function vessel(s: Sketch, kind: Vessel): string {
  if (kind === 'none') return ''
  if ('plate' in kind) return plate(s, { at: center, radius: 172, glaze: kind.plate })
  if ('bowl' in kind) return bowl(s, { at: center, radius: 160, glaze: kind.bowl })
  if ('oval' in kind) return tilted(plate(s, { at: center, radius: 204, glaze: kind.oval }))
  if ('disc' in kind) return disc(s, { at: center, radius: 171 }, kind.disc)
  if ('board' in kind) return board(s, kind.board, [430, 300])
  return paper(s, kind.paper)
}

type Setting = { on: Surface; in: Vessel; beside?: readonly Prop[] }

/** Table, what lies beside, plate, food: from the bottom up. */
export function laid({ on, in: dishware, beside = [] }: Setting, food: (s: Sketch) => string): Dish {
  const camera = dishware !== 'none' && 'oval' in dishware ? 'side' : 'above'
  return {
    camera,
    draw: (s) => surface(s, on) + beside.map((name) => prop(s, name)).join('') + vessel(s, dishware) + food(s),
  }
}

export function fromTheSide(draw: (s: Sketch) => string): Dish {
  return { camera: 'side', draw }
}
