// `Date.parse` is not used in src: Datejs and MooTools More replace it with a function that answers a Date, which `+`
// turns into text.

/** Milliseconds since 1970 of an ISO date or time; NaN for any other text. A time without a zone is the device's. */
export function millisecondsOf(isoText: string): number {
  return new Date(isoText).getTime()
}
