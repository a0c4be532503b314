/**
 * Binary fractions cannot hold most decimal ones: 0.29 * 100 is 28.999999999999996. An error below a millionth is
 * ignored, so that such a product counts as 29.
 */
const tolerance = 1e-6

/** The largest whole number that is not above `value`. */
export function floorDecimal(value: number): number {
  return Math.floor(value + tolerance)
}

/** The nearest whole number, half away from zero: 0.5 is 1, -0.5 is -1 [PRICE-01]; never -0. */
export function roundDecimal(value: number): number {
  return Math.sign(value) * floorDecimal(Math.abs(value) + 0.5) + 0
}
