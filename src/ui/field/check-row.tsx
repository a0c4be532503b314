import { OptionRow, type OptionRowProps } from './option-row.tsx'

export type CheckRowProps = OptionRowProps & {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** Any of many. */
export function CheckRow(row: CheckRowProps) {
  return <OptionRow {...row} type="checkbox" />
}
