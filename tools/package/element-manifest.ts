import { commandTable } from '../../src/options/command-table.ts'
import { eventTable } from '../../src/options/event-table.ts'
import { eventType } from '../../src/options/events.ts'
import type { HostEventName } from '../../src/options/events.ts'
import { optionTable } from '../../src/options/option-table.ts'
import { elementName } from '../../src/options/options.ts'
import { rowsUnder } from './markdown-table.ts'
import { optionType } from './type-text.ts'

const declared = { name: 'ComandaOrder', module: 'index.js' } as const

/**
 * `custom-elements.json`, which editors and catalogs read (https://github.com/webcomponents/custom-elements-manifest).
 * `theming` is the text of `docs/theming.md`.
 */
export function elementManifest(theming: string) {
  const declaration = {
    kind: 'class',
    name: declared.name,
    tagName: elementName,
    customElement: true,
    superclass: { name: 'HTMLElement' },
    description: 'The ordering widget of a restaurant.',
    attributes: attributes(),
    members: methods(),
    events: events(),
    cssProperties: rowsUnder(theming, 'What you may set').flatMap(([names = '', description = '']) =>
      names.split(', ').map((name) => ({ name, description })),
    ),
    cssParts: rowsUnder(theming, 'Parts').map(([name = '', description = '']) => ({ name, description })),
  }
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: declared.module,
        declarations: [declaration],
        exports: [{ kind: 'custom-element-definition', name: elementName, declaration: declared }],
      },
    ],
  }
}

function attributes() {
  return Object.entries(optionTable).flatMap(([fieldName, row]) =>
    row.attribute === null
      ? []
      : {
          name: row.attribute,
          fieldName,
          type: { text: optionType(row) },
          description: row.explanation,
          ...(row.fallback === null ? {} : { default: row.fallback }),
        },
  )
}

function methods() {
  return Object.entries(commandTable).flatMap(([name, { isOnElement, parameters, explanation, answer }]) =>
    isOnElement
      ? {
          kind: 'method',
          name,
          description: explanation,
          parameters: parameters.map(({ isOptional, ...parameter }) => ({
            name: parameter.name,
            description: parameter.explanation,
            optional: isOptional,
            type: { text: parameter.type },
          })),
          return: { type: { text: `Promise<${answer}>` } },
        }
      : [],
  )
}

function events() {
  return Object.entries(eventTable).map(([name, { when, detail }]) => ({
    name: eventType(name as HostEventName),
    type: { text: `ComandaEventMap['${eventType(name as HostEventName)}']` },
    description: [when, ...Object.entries(detail).map(([key, text]) => `\`detail.${key}\`: ${text}.`)].join(' '),
  }))
}
