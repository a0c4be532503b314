import { createIcon } from './icons.tsx'

/** Path of the circle around a symbol. */
const circlePath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z'

// Icons that no first screen shows, in a file of their own so that they load with the later chunks.
export const CheckIcon = createIcon('M5 12.5 10 17.5 19.5 7')
export const ChevronDownIcon = createIcon('M6 9.5l6 6 6-6')
export const WarningIcon = createIcon('M12 4 2.8 20h18.4L12 4Z', 'M12 10v4.2M12 17v.1')
export const InfoIcon = createIcon(circlePath, 'M12 11v5.5M12 7.6v.1')
export const CalendarIcon = createIcon('M4.5 6h15v14.5h-15V6Z', 'M4.5 10.5h15', 'M8.5 3.5v4M15.5 3.5v4')
export const MinusIcon = createIcon('M5 12h14')
export const BinIcon = createIcon('M4 7h16', 'M9 7V4h6v3', 'M6 7l1 13.5h10L18 7', 'M10 11v6M14 11v6')
export const ClockIcon = createIcon(circlePath, 'M12 7v5l3.5 2')
export const EditIcon = createIcon('M4 20h4L19.5 8.5l-4-4L4 16v4Z', 'M13 7l4 4')
export const SearchIcon = createIcon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z', 'M15.5 15.500 20.5 20.5')
export const FilterIcon = createIcon('M4 7h16M7 12h10M10 17h4')
export const RefreshIcon = createIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.300L19.5 9', 'M19.5 4v5h-5')
export const GiftIcon = createIcon(
  'M4.5 11.5v9h15v-9',
  'M3.5 7.5h17v4h-17v-4Z',
  'M12 7.5v13',
  'M12 7.5C8.5 7.5 7 6.3 7 5c0-2.6 3.5-2.2 5 2.5 1.5-4.7 5-5.1 5-2.5 0 1.3-1.5 2.5-5 2.5Z',
)
export const PinIcon = createIcon(
  'M12 21c4.6-4.8 7-8.5 7-11.5a7 7 0 0 0-14 0c0 3 2.4 6.700 7 11.5Z',
  'M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const CutleryIcon = createIcon('M7 3.5v17', 'M4 3.5v5a3 3 0 0 0 6 0v-5', 'M17 20.5v-17c-2.5 1-4 4-4 9h4')
export const ScooterIcon = createIcon(
  'M6 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  'M18 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  'M8.5 17h5c0-3.5 1.5-5.5 4-6l-2-6h-3',
  'M3 12h6.5v4',
)
export const TableIcon = createIcon('M3.5 9h17', 'M12 9v11', 'M8 20.5h8', 'M5 5.5h14L20.5 9h-17L5 5.5Z')
export const BagIcon = createIcon('M5.5 8h13l1 12.5h-15L5.5 8Z', 'M8.5 11V7a3.5 3.5 0 0 1 7 0v4')
export const HomeIcon = createIcon('M3.5 11.5 12 4l8.5 7.5', 'M6 9.5v11h12v-11', 'M10 20.5v-6h4v6')
export const StoreIcon = createIcon(
  'M4.5 11.5v9h15v-9',
  'M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z',
  'M10 20.5V15h4v5.5',
)
