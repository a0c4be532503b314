import { useEffect } from 'react'

import { useDesk } from './desk-context.tsx'

/** What the tab of the browser says, and the language of the page. */
export function usePageName(name: string): void {
  const { i18n } = useDesk()
  useEffect(() => {
    document.title = name
    document.documentElement.lang = i18n.locale
  }, [name, i18n.locale])
}
