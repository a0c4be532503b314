import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { defaultBrandColour } from '#src/options/default-brand.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

type ColourFieldProps = {
  readonly colour: 'primary' | 'secondary'
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** A colour as text, with the browser's own choice of colours beside it. */
export function ColourField({ colour, label, hint }: ColourFieldProps) {
  const { t } = useLingui()
  const part = usePart()
  const value = useColour(colour)

  function type(typed: string): void {
    // Other programs copy colours without the sign.
    const next = /^[\da-f]{6}$/i.test(typed) ? `#${typed}` : typed
    part.change(['colours'], (earlier) => withColour(earlier, colour, next))
  }

  return (
    <TextField
      name={`colours.${colour}`}
      label={label}
      hint={hint}
      placeholder={defaultBrandColour}
      maxLength={20}
      value={value}
      error={part.faultAt(['colours', colour])}
      onChange={type}
      end={
        <input
          type="color"
          className="desk-colour"
          aria-label={
            colour === 'primary'
              ? t({ id: 'look.pickPrimary', message: 'Pick the main colour' })
              : t({ id: 'look.pickSecondary', message: 'Pick the second colour' })
          }
          value={isColour(value) ? value.toLowerCase() : defaultBrandColour}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      }
    />
  )
}

/** One of the colours as it was typed; '' = none. */
export function useColour(colour: ColourFieldProps['colour']): string {
  const value = usePart().at(['colours', colour])
  return typeof value === 'string' ? value : ''
}

/** Whether a text is a colour as the file writes it. */
export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text)
}

/** The colours with another one; undefined = none of them, which the file leaves out. */
function withColour(earlier: unknown, colour: string, typed: string): unknown {
  const { [colour]: _earlier, ...others } = (earlier ?? {}) as Readonly<Record<string, unknown>>
  const next = typed === '' ? others : { ...others, [colour]: typed }
  return Object.keys(next).length === 0 ? undefined : next
}
