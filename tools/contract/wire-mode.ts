/** How replies are written: `variants` = every value in a tolerated form, `bare` = without anything optional. */
export const wireModes = ['variants', 'bare'] as const
export type WireMode = (typeof wireModes)[number]

/** The mode named by COMANDA_WIRE; null = replies are not rewritten. */
export function wireModeOf(asked: string | undefined): WireMode | null {
  const mode = wireModes.find((one) => one === asked)
  if (asked && !mode) throw new Error(`COMANDA_WIRE is "${asked}"; it may be ${wireModes.join(' or ')}.`)
  return mode ?? null
}
