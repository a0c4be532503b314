import { logWarning } from '#src/integrations/log.ts'
import { elementName } from '#src/options/options.ts'
import { version } from '#src/options/version.ts'

import { createComandaElement } from './comanda-element.ts'
import type { ElementClass } from './comanda-element.ts'
import type { ElementParts, WidgetInstance } from './create-widget.ts'

/** Defines the element once per page; if another version has defined it already, only warns. */
export function defineElement<I extends WidgetInstance>(
  parts: ElementParts<I>,
  registry: CustomElementRegistry = customElements,
): void {
  const known = registry.get(elementName) as Partial<ElementClass> | undefined
  if (!known) return registry.define(elementName, createComandaElement(parts))
  if (known.version === version) return
  logWarning(`${known.version} runs here, not ${version}.`)
}
