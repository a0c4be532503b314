import type { ReactNode } from 'react'

/** Where a phone number leads. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/** A phone number that rings when it is pressed. */
export function PhoneLink({ phone }: { readonly phone: string }): ReactNode {
  return <a href={phoneHref(phone)}>{phone}</a>
}
