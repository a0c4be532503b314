import type { Instance } from '#src/instance/create-instance.ts'
import { logWarning } from '#src/integrations/log.ts'
import type { ElementCall, ElementCallWithInput, ElementCalls } from '#src/options/answers.ts'

import { addProduct } from './add-product.ts'
import { getCart } from './get-cart.ts'
import { setLanguage } from './set-language.ts'
import { whenReady } from './when-ready.ts'

const calls: {
  readonly [C in ElementCall]: (
    instance: Instance,
    ...input: Parameters<ElementCalls[C]>
  ) => ReturnType<ElementCalls[C]> | Awaited<ReturnType<ElementCalls[C]>>
} = { getCart, addProduct, setLanguage }

/**
 * Runs a call of the page that answers with a value, once the widget has started. Rejects with a sentence for the page's
 * developer when it has no answer, and warns of it on the console; `instance` is null while there is no widget.
 */
export async function answerCall(instance: Instance | null, [call, ...input]: ElementCallWithInput): Promise<unknown> {
  try {
    if (!instance) throw new Error('the widget is not on the page, or its tag names no restaurant.')
    await whenReady(instance)
    return await (calls[call] as (instance: Instance, ...input: unknown[]) => unknown)(instance, ...input)
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault)
    const sentence = `${call}: ${reason}`
    logWarning(sentence)
    throw new Error(`Comanda: ${sentence}`)
  }
}
