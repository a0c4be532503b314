import { OptionRow, type OptionRowProps } from './option-row.tsx'

export type RadioRowProps = OptionRowProps & { readonly isChecked: boolean; readonly onSelect: () => void }

/** A radio row of an OptionGroup, which provides the name of the radios. */
export function RadioRow({ onSelect, ...row }: RadioRowProps) {
  return <OptionRow {...row} type="radio" onChange={onSelect} />
}
