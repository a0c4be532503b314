import type { ReactNode } from 'react'

import { phoneHref } from '#src/ui/base/phone-href.ts'

/** A phone number as a link that starts a call. */
export function PhoneLink({ phone }: { readonly phone: string }): ReactNode {
  return <a href={phoneHref(phone)}>{phone}</a>
}
