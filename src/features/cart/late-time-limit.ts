import { lazyPart } from '#src/parts/screen/lazy.tsx'

/** Drawn below the costs, after them. */
export const TimeLimitNotice = lazyPart('TimeLimitNotice', () => import('./time-limit-notice.tsx'), { texts: 'order' })
