import { createContext, type ReactNode, use, useMemo, useState } from 'react'

import { createLayerStack, type LayerStack } from './layer-stack.ts'

const LayerContext = createContext<LayerStack | null>(null)

export type LayerProviderProps = {
  /** Where dialogs are put: an element inside a `.root` that covers the surface. Without it the provider makes one. */
  readonly container?: HTMLElement | undefined
  readonly children: ReactNode
}

/** Gives the tree one stack of layers; all dialogs below it share it. */
export function LayerProvider({ container, children }: LayerProviderProps) {
  const [own, setOwn] = useState<HTMLElement | null>(null)
  const place = container ?? own
  const stack = useMemo(() => (place ? createLayerStack(place) : null), [place])
  return (
    <LayerContext value={stack}>
      {children}
      {container ? null : <div className="layers" ref={setOwn} />}
    </LayerContext>
  )
}

/** The stack of this tree, or null as long as its container is not there yet. */
export function useLayerStack(): LayerStack | null {
  return use(LayerContext)
}
