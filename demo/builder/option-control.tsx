import { routeNames } from '#src/instance/routes/route-names.ts'
import type { OptionRow } from '#src/options/option-row.ts'
import type { OptionName } from '#src/options/option-table.ts'

import { faultOf } from './check-value.ts'
import { ColourInput } from './colour-input.tsx'
import type { ControlProps } from './control-props.ts'
import { Prose } from './prose.tsx'

type OptionControlProps = {
  readonly name: OptionName
  readonly row: OptionRow
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The form control of one option with its explanation. */
export function OptionControl({ name, row, value, onChange }: OptionControlProps) {
  const id = `option-${name}`
  const fault = faultOf(row, value)
  const control: ControlProps = {
    id,
    name,
    value,
    'aria-describedby': `${id}-text${fault ? ` ${id}-fault` : ''}`,
    'aria-invalid': fault !== null,
  }
  return (
    <div className="field" data-option={name}>
      <label htmlFor={id}>{row.label}</label>
      <Control row={row} control={control} onChange={onChange} />
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault} Until then it is left out of the tag.
        </p>
      )}
      <p className="explanation" id={`${id}-text`}>
        <Prose text={row.explanation} />
      </p>
    </div>
  )
}

type KindProps = Pick<OptionControlProps, 'row' | 'onChange'> & { readonly control: ControlProps }

function Control({ row, control, onChange }: KindProps) {
  if (row.kind === 'choice') {
    const words = row.values.filter((word) => word !== row.fallback)
    const otherwise = row.fallback ? `${row.fallback} (by default)` : 'As by default'
    return <Select control={control} onChange={onChange} words={words} otherwise={otherwise} />
  }
  if (row.kind === 'switch') {
    // Off has no word of its own where it holds without one: `data-bar="off"` would be on.
    const [words, otherwise] = row.isOn ? [['on', 'off'], 'As by default'] : [['on'], 'off (by default)']
    return <Select control={control} onChange={onChange} words={words} otherwise={otherwise} />
  }
  if (row.kind === 'colour') {
    return <ColourInput control={control} label={row.label} example={row.example} onChange={onChange} />
  }
  return (
    <>
      <TextInput row={row} control={control} onChange={onChange} />
      {row.kind === 'route' && <Routes />}
    </>
  )
}

/** Screens that a path without numbers leads to, as suggestions. */
function Routes() {
  const fixed = Object.entries(routeNames).filter(([, path]) => !path.includes(':'))
  return (
    <datalist id="routes">
      {fixed.map(([name, path]) => (
        <option key={name} value={path}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

type SelectProps = {
  readonly control: ControlProps
  readonly onChange: (value: string) => void
  readonly words: readonly string[]
  /** What holds without a choice. */
  readonly otherwise: string
}

function Select({ control, onChange, words, otherwise }: SelectProps) {
  return (
    <select {...control} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{otherwise}</option>
      {words.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
    </select>
  )
}

const modes = { id: 'numeric', number: 'numeric', address: 'url', phone: 'tel' } as const

function TextInput({ row, control, onChange }: KindProps) {
  const mode = Object.entries(modes).find(([kind]) => kind === row.kind)?.[1] ?? 'text'
  return (
    <input
      {...control}
      type="text"
      inputMode={mode}
      list={row.kind === 'route' ? 'routes' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck="false"
      placeholder={row.fallback ?? row.example}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
