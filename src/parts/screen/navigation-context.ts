import { createContext } from 'react'
import type { ReactNode } from 'react'

/** The navigation at the end of the bar of an inner screen; the shell gives it (rulings "navigation on inner screens"). */
export const NavigationContext = createContext<ReactNode>(null)
