import { createIcon } from './icons.tsx'

// Icons that no step up to the checkout needs, in a file of their own: it comes with the navigation, at the first touch.
export const PhoneIcon = createIcon(
  'M5.2 3.8h3.6l1.9 4.6-2.3 1.7a12 12 0 0 0 5.5 5.5l1.7-2.3 4.6 1.9v3.6a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.7 5.4a1.5 1.5 0 0 1 1.5-1.6Z',
)
export const RegisterIcon = createIcon(
  'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'M2.5 20.5c.8-3.6 3.8-5.5 7.5-5.5 2.2 0 4.2.7 5.6 2',
  'M19 12v6M16 15h6',
)
export const LogoutIcon = createIcon('M14 4h5.5v16H14', 'M4 12h11M8 8l-4 4 4 4')
export const PauseIcon = createIcon('M9 6v12M15 6v12')
export const PlayIcon = createIcon('M8 5.5v13l10-6.5-10-6.5Z')
export const TicketIcon = createIcon(
  'M3.5 7h17v3.2a1.8 1.8 0 0 0 0 3.6V17h-17v-3.2a1.8 1.8 0 0 0 0-3.6V7Z',
  'M14 7v2.2M14 11v2M14 14.8V17',
)
export const PrinterIcon = createIcon('M7 8.5v-5h10v5', 'M7 17.5H3.5v-9h17v9H17', 'M7 14h10v6.5H7V14Z')
export const CardIcon = createIcon('M3 6h18v12H3z', 'M3 10h18', 'M7 14.5h3')
export const MessageIcon = createIcon('M4 5h16v11.500H10.500L6 20v-3.500H4V5Z', 'M8 9.500h8M8 12.500h5')
export const SendIcon = createIcon('M4 4.500 20.500 12 4 19.500 6.500 12 4 4.500Z', 'M6.500 12h7')
export const BellIcon = createIcon('M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15L6 16.500Z', 'M10 20.500h4')
export const DocumentIcon = createIcon('M6 3.5h8l4 4v13H6v-17Z', 'M14 3.5v4h4', 'M9 12h6M9 16h6')
export const NewsIcon = createIcon(
  'M4 5h13v14H4V5Z',
  'M17 9h3v8.500a1.5 1.5 0 0 1-3 0',
  'M7.5 9h6M7.5 12.5h6M7.5 16h3.500',
)
export const ReceiptIcon = createIcon('M6 3.5h12V21l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21V3.5Z', 'M9.5 8.5h5M9.5 12.5h5')
export const EyeIcon = createIcon(
  'M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6Z',
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const EyeOffIcon = createIcon(
  'M10 6.2a10 10 0 0 1 2-.2c4 0 7.4 2 9.5 6a13 13 0 0 1-2.5 3.2',
  'M6.5 7.5A13 13 0 0 0 2.5 12c2.1 4 5.5 6 9.5 6a10 10 0 0 0 5-1.3',
  'M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
)
export const LockIcon = createIcon('M6 11h12v9H6z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const ShareIcon = createIcon('M12 15V3.5', 'M8 7.500l4-4 4 4', 'M8 11H5.500v9.500h13V11H16')
export const StarIcon = createIcon(
  'm12 3.500 2.600 5.400 5.900.800-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.800L12 3.500Z',
)
