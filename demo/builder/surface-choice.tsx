import type { Surface } from '#src/options/tag/tag.ts'

type SurfaceChoiceProps = { readonly surface: Surface; readonly onChange: (surface: Surface) => void }

const surfaces: readonly (readonly [Surface, label: string, text: string])[] = [
  ['floating', 'Floating button', 'On every page; the menu opens above it.'],
  ['inline', 'In the page', 'The menu at one place of one page.'],
]

export function SurfaceChoice({ surface, onChange }: SurfaceChoiceProps) {
  return (
    <fieldset className="cards">
      <legend className="hidden">Where it stands</legend>
      {surfaces.map(([value, label, text]) => (
        <label key={value} className="card">
          <input
            type="radio"
            name="surface"
            value={value}
            checked={surface === value}
            onChange={() => onChange(value)}
            aria-describedby={`surface-${value}`}
          />
          <strong>{label}</strong>
          <small id={`surface-${value}`}>{text}</small>
        </label>
      ))}
    </fieldset>
  )
}
