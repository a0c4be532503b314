import { callTextIn } from '#src/i18n/crash-texts.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { phoneHref } from './phone-link.tsx'

/** Button that calls the restaurant, where ordering does not work. */
export function CallButton({ phone }: { readonly phone: string }) {
  const { i18n } = useInstance()
  return (
    <Button size="small" href={phoneHref(phone)}>
      {callTextIn(i18n.locale, phone)}
    </Button>
  )
}
