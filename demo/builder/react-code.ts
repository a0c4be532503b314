import { optionTable } from '#src/options/option-table.ts'

import type { Tag } from './tag.ts'

/** A component of React 18 or 19 that shows the widget as long as it is mounted. */
export function reactCode(tag: Tag): string {
  return tag.surface === 'floating' ? floating(tag) : inline(tag)
}

function floating({ folder, options }: Tag): string {
  return `import { useEffect } from 'react'

const options = ${JSON.stringify(Object.fromEntries(options), null, 2)}

/** The floating button. Put it once into your layout. */
export function ComandaButton() {
  useEffect(() => {
    const script = document.createElement('script')
    const remove = () => window.Comanda?.('destroy')
    let isGone = false
    script.onload = () => isGone && remove()
    script.src = ${JSON.stringify(`${folder}/comanda.js`)}
    Object.assign(script.dataset, options)
    document.body.append(script)
    return () => {
      isGone = true
      script.remove()
      remove()
    }
  }, [])
  return null
}
`
}

function inline({ folder, options }: Tag): string {
  const attributes = options.map(([name, value]) => `      ${optionTable[name].attribute ?? name}=${jsxValue(value)}\n`)
  return `import { useEffect } from 'react'

const code = ${JSON.stringify(`${folder}/element.js`)}

/** The widget, at this place of the page. */
export function ComandaMenu() {
  useEffect(() => {
    import(/* @vite-ignore */ /* webpackIgnore: true */ code)
  }, [])
  return (
    <comanda-order
${attributes.join('')}    />
  )
}
`
}

/** JSX strings know entities but no backslashes; what holds a quote or an entity is written as an expression. */
function jsxValue(text: string): string {
  return /["&\n]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`
}
