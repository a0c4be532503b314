/** Whether the visitor has tapped or typed within the last seconds. False where browsers do not say. */
export function hasJustActed({ navigator }: Window): boolean {
  return navigator.userActivation?.isActive ?? false
}
