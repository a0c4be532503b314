/** What every kind of control is given. */
export type ControlProps = {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}
