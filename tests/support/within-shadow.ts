import { within } from '@testing-library/react'

/** Queries below a shadow root. Testing Library takes one, though its types name elements only. */
export const withinShadow = (root: ShadowRoot) => within(root as unknown as HTMLElement)
