/** Whether a piece of content draws anything; its frame is left out otherwise. */
export function isShown(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false && content !== ''
}
