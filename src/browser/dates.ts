// `Date.parse` is not used in src: Datejs and MooTools More replace it with a function that returns a Date object.

/** Milliseconds since 1970 of an ISO date or time; NaN for any other text. A time without a zone is the device's. */
export function millisecondsOf(isoText: string): number {
  return new Date(isoText).getTime()
}
