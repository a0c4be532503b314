const firstMs = 5000
/** Every wait is up to a quarter shorter or longer, so that what failed together is not repeated together. */
const spread = 0.25

type Waiting = {
  readonly longestMs: number
  /** At least 0 and less than 1. */
  readonly random: number
}

/** Ms to wait after so many failed attempts: 5 s, then four times as long each time, up to the longest wait. */
export function retryWaitMs(attempts: number, { longestMs, random }: Waiting): number {
  const grown = Math.min(longestMs, firstMs * 4 ** (attempts - 1))
  return Math.round(grown * (1 - spread + 2 * spread * random))
}
