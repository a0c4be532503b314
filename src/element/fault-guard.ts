import { reportFault } from '#src/integrations/log.ts'

import { dispatchHostEvent } from './host-events.ts'

export type FaultGuard = ReturnType<typeof createFaultGuard>

/**
 * Keeps errors of the widget out of the error handlers of the page: each is logged and dispatched as `comanda:error`.
 */
export function createFaultGuard(element: HTMLElement) {
  function report(fault: unknown) {
    reportFault('the widget failed.', fault)
    dispatchHostEvent(element, 'error', { message: fault instanceof Error ? fault.message : String(fault) })
  }

  /** Runs an action; reports what it throws. */
  function guard(action: () => unknown): unknown {
    try {
      return action()
    } catch (fault) {
      report(fault)
    }
  }

  return {
    report,
    guard,
    /** Runs a public method: the promise resolves when the action is done, and never rejects. */
    async method(action: () => unknown): Promise<void> {
      try {
        await guard(action)
      } catch (fault) {
        report(fault)
      }
    },
  }
}
