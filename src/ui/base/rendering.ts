import { useReducer } from 'react'

/** Whether React draws anything for this content; a frame around nothing is left out. 0 counts as content. */
export function hasContent(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false && content !== ''
}

/**
 * Returns a function that renders the component again. Called after an event of a controlled input, because Preact
 * leaves what was typed or ticked even when the value did not change.
 */
export function useRerender(): () => void {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  return rerender
}
