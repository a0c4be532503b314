/** Fewer digits reach nobody from another telephone. */
const leastDigits = 6

/**
 * Whether a text has enough digits, of any script, for a telephone number [SHELL-107]. Whether its country has such numbers
 * is judged by the service, which knows their lengths [API-66].
 */
export function isPhoneNumber(text: string): boolean {
  return (text.match(/\p{Nd}/gu) ?? []).length >= leastDigits
}
