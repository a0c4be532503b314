import type { ControlProps } from './control-props.ts'
import { toHex } from './to-hex.ts'

type ColourInputProps = {
  readonly control: ControlProps
  readonly label: string
  readonly example: string
  readonly onChange: (value: string) => void
}

/** Any CSS colour as text, and the browser's own picker beside it. */
export function ColourInput({ control, label, example, onChange }: ColourInputProps) {
  return (
    <div className="colour">
      <input
        {...control}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        placeholder={example}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <input
        type="color"
        aria-label={`${label}: pick`}
        value={toHex(control.value) ?? example}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
