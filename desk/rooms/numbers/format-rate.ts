/** A rate of VAT: `5,5 %`, as amounts are written. */
export function formatRate(percent: number): string {
  return `${String(percent).replace('.', ',')}\u00A0%`
}
