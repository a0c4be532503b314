import { ComboPicks } from './combo-picks.tsx'
import { FreePicks } from './free-picks.tsx'

export const pickers = { ComboPicks, FreePicks }
