export type IconProps = { readonly size?: 16 | 20 | 24 | 32 | 48 }

/** Creates an outline icon from SVG paths in a box of 24 by 24. */
export function createIcon(...paths: readonly string[]) {
  return function Icon({ size = 24 }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    )
  }
}

/** Path of the circle around a symbol. */
export const circlePath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z'

export const BackIcon = createIcon('M15 4.5 7.5 12l7.5 7.5')
export const CloseIcon = createIcon('M6 6l12 12M18 6 6 18')
export const UserIcon = createIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'M4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
)
export const PlusIcon = createIcon('M12 5v14M5 12h14')
export const CheckIcon = createIcon('M5 12.5 10 17.5 19.5 7')
export const ChevronRightIcon = createIcon('M9.5 6l6 6-6 6')
export const ChevronDownIcon = createIcon('M6 9.5l6 6 6-6')
export const ChevronLeftIcon = createIcon('M14.5 6l-6 6 6 6')
export const WarningIcon = createIcon('M12 4 2.8 20h18.4L12 4Z', 'M12 10v4.2M12 17v.1')
export const InfoIcon = createIcon(circlePath, 'M12 11v5.5M12 7.6v.1')
export const MenuIcon = createIcon('M4 6h16M4 12h16M4 18h16')
export const CalendarIcon = createIcon('M4.5 6h15v14.5h-15V6Z', 'M4.5 10.5h15', 'M8.5 3.5v4M15.5 3.5v4')
