import { createContext, type ReactNode, use, useMemo, useState } from 'react'

import { createLayerStack, type LayerStack } from './layer-stack.ts'

const LayerContext = createContext<LayerStack | null>(null)

export type LayerProviderProps = {
  /**
   * Parent of all dialogs: an element inside a `.root` that covers the surface. By default the provider renders one.
   */
  readonly container?: HTMLElement | undefined
  readonly children: ReactNode
}

/** Provides the layer stack that all dialogs below it share. */
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

/** The layer stack of this tree; null until its container is mounted. */
export function useLayerStack(): LayerStack | null {
  return use(LayerContext)
}
