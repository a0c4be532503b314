/** How a reply is written: every value in another form that readers take, or without anything it could do without. */
export const wireModes = ['variants', 'bare'] as const
export type WireMode = (typeof wireModes)[number]

/** What COMANDA_WIRE asks for; null = replies go out as they are. */
export function wireModeOf(asked: string | undefined): WireMode | null {
  const mode = wireModes.find((one) => one === asked)
  if (asked && !mode) throw new Error(`COMANDA_WIRE is "${asked}"; it may be ${wireModes.join(' or ')}.`)
  return mode ?? null
}
