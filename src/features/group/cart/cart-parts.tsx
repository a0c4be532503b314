import { declareStyles } from '#src/ui/base/styles.ts'

import css from './group-in-cart.css?inline'

declareStyles(css)

// One file for the cart of a group: its parts come together.
export { GroupCard, GroupOffer } from './group-in-cart.tsx'
export { PartCosts, PartDone, PartTotal } from './part-of-member.tsx'
