import { optionTable, scriptAttribute } from '#src/options/option-table.ts'

import type { Tag } from './tag.ts'

/** The tag as HTML, to be pasted into a page. */
export function tagHtml({ surface, folder, options }: Tag): string {
  if (surface === 'floating') {
    const named = options.map(([name, value]) => attribute(scriptAttribute(name), value))
    return `${element('script', ['async', attribute('src', `${folder}/comanda.js`), ...named])}\n`
  }
  const script = `<script type="module" ${attribute('src', `${folder}/element.js`)}></script>`
  return `${script}\n${inlineElement(options)}\n`
}

/** The element with its options as attributes. */
export function inlineElement(options: Tag['options']): string {
  const named = options.map(([name, value]) => attribute(optionTable[name].attribute ?? name, value))
  return element('comanda-order', named)
}

function attribute(name: string, value: string): string {
  return `${name}="${escapeAttribute(value)}"`
}

/**
 * Text between the quotes of an attribute. Braces that template languages (Liquid of Shopify, Vue, Jinja) take for their
 * own are written as entities, which mean the same to a browser.
 */
function escapeAttribute(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/\{\{/g, '&#123;&#123;')
    .replace(/\{%/g, '&#123;%')
}

function element(name: string, attributes: readonly string[]): string {
  return `<${name}\n${attributes.map((one) => `  ${one}\n`).join('')}></${name}>`
}
