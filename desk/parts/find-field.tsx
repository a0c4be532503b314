import { SearchIcon } from '#src/ui/base/more-icons.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type FindFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  /** Said when nothing is found; null = something is. */
  readonly none: string | null
}

/** Searches a list by name while one types. */
export function FindField({ label, value, onChange, none }: FindFieldProps) {
  return (
    <div>
      <TextField
        type="search"
        label={label}
        enterKeyHint="search"
        start={<SearchIcon size={20} />}
        value={value}
        onChange={onChange}
      />
      <p className="hint" role="status">
        {none}
      </p>
    </div>
  )
}
