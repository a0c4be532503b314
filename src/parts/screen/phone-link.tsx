import type { ReactNode } from 'react'

/** `tel:` URL of a phone number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/** A phone number as a link that starts a call. */
export function PhoneLink({ phone }: { readonly phone: string }): ReactNode {
  return <a href={phoneHref(phone)}>{phone}</a>
}
