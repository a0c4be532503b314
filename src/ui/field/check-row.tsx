import { OptionRow, type OptionRowProps } from './option-row.tsx'

export type CheckRowProps = OptionRowProps & {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A checkbox row of an OptionGroup: any number may be checked. */
export function CheckRow(row: CheckRowProps) {
  return <OptionRow {...row} type="checkbox" />
}
