import type { Attribution } from './geocoder.ts'

/** As its licence asks for it (https://www.openstreetmap.org/copyright). */
export const openStreetMap: Attribution = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}
