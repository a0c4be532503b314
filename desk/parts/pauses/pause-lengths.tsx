import { useLingui } from '@lingui/react/macro'

import type { MenuPauseLength, PauseLength } from '#desk/contract/settings.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './pause-lengths.css?inline'

declareStyles(css)

type PauseLengthsProps = {
  /** Of the group, for the button that opens it. */
  readonly id: string
  readonly onChoose: (length: PauseLength) => void
}

/** How long something temporary lasts: a button for each length. */
export function PauseLengths({ id, onChoose }: PauseLengthsProps) {
  const lengths = useLengths()
  return <Lengths id={id} choices={lengths} onChoose={onChoose} />
}

/** The same for a dish or a category, which may also be sold out until tomorrow. */
export function MenuPauseLengths(props: { readonly id: string; readonly onChoose: (length: MenuPauseLength) => void }) {
  const { t } = useLingui()
  const lengths = useLengths()
  const choices: Choices<MenuPauseLength> = [
    ['tomorrow', t({ id: 'pause.toTomorrow', message: 'Sold out until tomorrow' })],
    ...lengths,
  ]
  return <Lengths {...props} choices={choices} />
}

type Choices<L> = readonly (readonly [L, string])[]

function useLengths(): Choices<PauseLength> {
  const { t } = useLingui()
  return [
    [15, t({ id: 'pause.minutes15', message: '15 minutes' })],
    [30, t({ id: 'pause.minutes30', message: '30 minutes' })],
    [60, t({ id: 'pause.minutes60', message: '60 minutes' })],
    ['closing', t({ id: 'pause.toClosing', message: 'Until closing' })],
    [null, t({ id: 'pause.toResumed', message: 'Until switched on' })],
  ]
}

type LengthsProps<L> = { readonly id: string; readonly choices: Choices<L>; readonly onChoose: (length: L) => void }

function Lengths<L>({ id, choices, onChoose }: LengthsProps<L>) {
  const { t } = useLingui()
  return (
    <div className="desk-lengths" id={id} role="group" aria-label={t({ id: 'pause.howLong', message: 'For how long' })}>
      {choices.map(([length, text]) => (
        <Button key={String(length)} onClick={() => onChoose(length)}>
          {text}
        </Button>
      ))}
    </div>
  )
}
