import type { ReactNode, RefObject } from 'react'
import { useId, useRef, useState } from 'react'

import { Button } from '#src/ui/base/button.tsx'

/** Something temporary, such as a pause. Both answer whether it was done. */
type Temporary<L> = {
  readonly begin: (length: L) => Promise<boolean>
  readonly end: () => Promise<boolean>
  readonly isPending: boolean
}

/** State of a button that opens the lengths of something temporary, and of the lengths. */
export type LengthChoice<L> = Omit<Temporary<L>, 'begin'> & {
  /** Of the lengths, for the button. */
  readonly id: string
  readonly button: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly choose: (length: L) => void
}

/** Two taps begin it: one opens the lengths, one chooses; then the button has the focus, as the lengths leave the page. */
export function useLengthChoice<L>({ begin, end, isPending }: Temporary<L>): LengthChoice<L> {
  const id = useId()
  const button = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  async function beginFor(length: L): Promise<void> {
    if (!(await begin(length))) return
    setIsOpen(false)
    button.current?.focus()
  }
  return {
    id,
    button,
    isOpen,
    isPending,
    end,
    toggle: () => setIsOpen(!isOpen),
    choose: (length) => void beginFor(length),
  }
}

type LengthButtonProps<L> = {
  readonly choice: LengthChoice<L>
  /** Whether it has begun: a tap ends it. */
  readonly isOn: boolean
  /** What a tap does, and to what. */
  readonly label: string
  readonly children: ReactNode
}

/** Opens the lengths of something temporary, or ends it. */
export function LengthButton<L>({ choice, isOn, label, children }: LengthButtonProps<L>) {
  const { id, button, isOpen, isPending, toggle, end } = choice
  return (
    <Button
      ref={button}
      aria-label={label}
      isBusy={isPending}
      {...(!isOn && { 'aria-expanded': isOpen, 'aria-controls': id })}
      onClick={() => (isOn ? void end() : toggle())}
    >
      {children}
    </Button>
  )
}
