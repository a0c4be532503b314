/** How replies are written: `variants` = every value in a tolerated form, `bare` = without anything optional. */
export const wireModes = ['variants', 'bare'] as const
export type WireMode = (typeof wireModes)[number]
