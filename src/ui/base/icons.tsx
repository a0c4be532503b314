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

export const BackIcon = createIcon('M15 4.5 7.5 12l7.5 7.5')
export const CloseIcon = createIcon('M6 6l12 12M18 6 6 18')
export const UserIcon = createIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'M4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
)
export const PlusIcon = createIcon('M12 5v14M5 12h14')
export const ChevronRightIcon = createIcon('M9.5 6l6 6-6 6')
export const ChevronLeftIcon = createIcon('M14.5 6l-6 6 6 6')
export const MenuIcon = createIcon('M4 6h16M4 12h16M4 18h16')
