const modes = ['variants', 'bare'] as const

/** How a reply is written: every value in another form that readers take, or without anything it could do without. */
export type WireMode = (typeof modes)[number]

export const wireModes: readonly WireMode[] = modes

/** What COMANDA_WIRE asks for; null = replies go out as they are. */
export function wireModeOf(asked: string | undefined): WireMode | null {
  const mode = modes.find((one) => one === asked)
  if (asked && !mode) throw new Error(`COMANDA_WIRE is "${asked}"; it may be ${modes.join(' or ')}.`)
  return mode ?? null
}
