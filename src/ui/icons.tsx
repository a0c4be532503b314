export type IconProps = { readonly size?: 16 | 20 | 24 | 32 | 48 }

function icon(...paths: readonly string[]) {
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

const disc = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z'

export const BagIcon = icon('M5.5 8h13l1 12.5h-15L5.5 8Z', 'M8.5 11V7a3.5 3.5 0 0 1 7 0v4')
export const BackIcon = icon('M15 4.5 7.5 12l7.5 7.5')
export const CloseIcon = icon('M6 6l12 12M18 6 6 18')
export const UserIcon = icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z', 'M4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5')
export const PlusIcon = icon('M12 5v14M5 12h14')
export const MinusIcon = icon('M5 12h14')
export const BinIcon = icon('M4 7h16', 'M9 7V4h6v3', 'M6 7l1 13.5h10L18 7', 'M10 11v6M14 11v6')
export const CheckIcon = icon('M5 12.5 10 17.5 19.5 7')
export const ClockIcon = icon(disc, 'M12 7v5l3.5 2')
export const ChevronRightIcon = icon('M9.5 6l6 6-6 6')
export const ChevronDownIcon = icon('M6 9.5l6 6 6-6')
export const ChevronLeftIcon = icon('M14.5 6l-6 6 6 6')
export const PhoneIcon = icon(
  'M5.2 3.8h3.6l1.9 4.6-2.3 1.7a12 12 0 0 0 5.5 5.5l1.7-2.3 4.6 1.9v3.6a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.7 5.4a1.5 1.5 0 0 1 1.5-1.6Z',
)
export const WarningIcon = icon('M12 4 2.8 20h18.4L12 4Z', 'M12 10v4.2M12 17v.1')
export const InfoIcon = icon(disc, 'M12 11v5.5M12 7.6v.1')
export const MenuIcon = icon('M4 6h16M4 12h16M4 18h16')
export const HomeIcon = icon('M3.5 11.5 12 4l8.5 7.5', 'M6 9.5v11h12v-11', 'M10 20.5v-6h4v6')
export const CalendarIcon = icon('M4.5 6h15v14.5h-15V6Z', 'M4.5 10.5h15', 'M8.5 3.5v4M15.5 3.5v4')
export const EditIcon = icon('M4 20h4L19.5 8.5l-4-4L4 16v4Z', 'M13 7l4 4')
export const ReceiptIcon = icon('M6 3.5h12V21l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21V3.5Z', 'M9.5 8.5h5M9.5 12.5h5')
export const StoreIcon = icon(
  'M4.5 11.5v9h15v-9',
  'M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z',
  'M10 20.5V15h4v5.5',
)
export const EyeIcon = icon(
  'M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6Z',
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const EyeOffIcon = icon(
  'M10 6.2a10 10 0 0 1 2-.2c4 0 7.4 2 9.5 6a13 13 0 0 1-2.5 3.2',
  'M6.5 7.5A13 13 0 0 0 2.5 12c2.1 4 5.5 6 9.5 6a10 10 0 0 0 5-1.3',
  'M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
)
export const LogoutIcon = icon('M14 4h5.5v16H14', 'M4 12h11M8 8l-4 4 4 4')
export const RefreshIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.300L19.5 9', 'M19.5 4v5h-5')
