/** What every step is given. */
export type StepProps = {
  /** Of which venue; null = of the restaurant. */
  readonly venueId: number | null
  /** Goes on to the next step. */
  readonly onSaved: () => void
}
