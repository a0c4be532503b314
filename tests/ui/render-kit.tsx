import '#src/ui/base/text-of-elements.ts'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'

import { LayerProvider } from '#src/ui/layer/layer-provider.tsx'

/** Renders pieces of the kit the way the app does: below one stack of layers. */
export function renderKit(children: ReactNode) {
  const user = userEvent.setup()
  const view = render(<LayerProvider>{children}</LayerProvider>)
  return { user, ...view, again: (next: ReactNode) => view.rerender(<LayerProvider>{next}</LayerProvider>) }
}

type HoldProps<Value> = {
  readonly initial: Value
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled component. */
export function Hold<Value>({ initial, children }: HoldProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
