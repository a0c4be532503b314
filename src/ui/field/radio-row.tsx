import { OptionRow, type OptionRowProps } from './option-row.tsx'

export type RadioRowProps = OptionRowProps & { readonly isChecked: boolean; readonly onSelect: () => void }

/** One of many; the OptionGroup around gives the name. */
export function RadioRow({ onSelect, ...row }: RadioRowProps) {
  return <OptionRow {...row} type="radio" onChange={onSelect} />
}
