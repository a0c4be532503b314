import { afterEach, beforeEach } from 'vitest'

type Movement = Pick<Animation, 'playState' | 'finished' | 'cancel'> & {
  /** Ends the animation. */
  readonly finish: () => void
}

function aMovement(onCancel: () => void): Movement {
  let finish = () => {}
  const finished = new Promise<Animation>((resolve) => {
    finish = () => {
      Object.assign(movement, { playState: 'finished' })
      resolve(movement as unknown as Animation)
    }
  })
  const movement: Movement = { playState: 'running', finished, finish, cancel: onCancel }
  return movement
}

/** Adds `Element.animate`, which screens have not otherwise here; the test ends each animation. */
export function withMovements() {
  const movements: Movement[] = []
  const log: string[] = []
  beforeEach(() => {
    movements.length = 0
    log.length = 0
    const animate = () => {
      log.push('moves')
      const movement = aMovement(() => void log.push('stays'))
      movements.push(movement)
      return movement
    }
    Object.assign(HTMLElement.prototype, { animate })
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  })
  return { log, finish: () => movements.forEach((movement) => movement.finish()) }
}
