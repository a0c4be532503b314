/** How long a scanned table counts as the diner's, and an order at it as under way: four hours. */
export const visitMs = 4 * 3_600_000
