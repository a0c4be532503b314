import { createIcon } from '#src/ui/base/icons.tsx'

/** Two people: ordering together. */
export const GroupIcon = createIcon(
  'M9 11.5a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z',
  'M2.500 19.500c.6-3.300 3.200-5 6.500-5s5.900 1.700 6.500 5',
  'M15.500 4.900a3.500 3.500 0 0 1 0 6.300',
  'M17.500 14.900c2.200.6 3.600 2.200 4 4.600',
)
