import { toJson } from '#src/browser/json.ts'
import { optionTable } from '#src/options/option-table.ts'
import type { OptionName } from '#src/options/option-table.ts'

import { optionsObject } from './options-object.ts'
import type { Tag } from './tag.ts'

/** A component of React 18 or 19 that shows the widget as long as it is mounted. */
export function reactCode(tag: Tag): string {
  return tag.surface === 'floating' ? floating(tag) : inline(tag)
}

/**
 * By a script of its own and not by `loadComanda` of the npm package, which gives every caller the one script of the page: StrictMode
 * mounts twice, and the first unmounting would take the button away from the second mounting.
 */
function floating({ folder, options }: Tag): string {
  return `import { useEffect } from 'react'

const options = ${optionsObject(options)}

/** The floating button. Put it once into your layout. */
export function ComandaButton() {
  useEffect(() => {
    const script = document.createElement('script')
    const remove = () => window.Comanda?.('destroy')
    let isGone = false
    script.onload = () => isGone && remove()
    script.src = ${toJson(`${folder}/comanda.js`)}
    Object.assign(script.dataset, options)
    // Not at once: StrictMode mounts twice, and the first mounting is over by then.
    const timer = setTimeout(() => document.body.append(script))
    return () => {
      isGone = true
      clearTimeout(timer)
      script.remove()
      remove()
    }
  }, [])
  return null
}
`
}

/** By the npm package, whose component loads its own copy of the widget: the folder of the tag is not needed. */
function inline({ options }: Tag): string {
  const props = options.map(([name, value]) => `      ${prop(name, value)}\n`)
  return `import { ComandaOrder } from 'comanda/react'

/** The widget, at this place of the page. */
export function ComandaMenu() {
  return (
    <ComandaOrder
${props.join('')}    />
  )
}
`
}

/** Switches are booleans, as the types of the package want them. */
function prop(name: OptionName, value: string): string {
  if (optionTable[name].kind !== 'switch') return `${name}=${jsxValue(value)}`
  if (value === 'on') return name
  return value === 'off' ? `${name}={false}` : `${name}=${jsxValue(value)}`
}

/** JSX strings know entities but no backslashes; what holds a quote or an entity is written as an expression. */
function jsxValue(text: string): string {
  return /["&\n]/.test(text) ? `{${toJson(text)}}` : `"${text}"`
}
