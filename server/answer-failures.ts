import type { App } from './platform/answer.ts'
import { failure } from './platform/answer.ts'
import { sqlStateOf } from './platform/db/retry-transaction.ts'
import { isQueueFull, isUnavailable } from './platform/db/unavailable.ts'
import type { Logger } from './platform/logger.ts'
import { errorEntry } from './platform/middleware/request-log.ts'
import { languageOf } from './platform/texts/language.ts'
import type { RefusalCode } from './platform/texts/messages.ts'

/** When a call is worth sending again after the database was away or busy. */
const retryAfterSeconds = '2'

/** Answers what no route does, and errors: a busy or absent database is worth another try. */
export function answerFailures(app: App, log: Logger): void {
  app.notFound((context) => context.json(fail(context.req.path, 'ENTITY_NOT_FOUND'), 404))
  app.onError((error, context) => {
    if (isUnstorable(error)) {
      context.set('outcome', 'VALIDATION')
      return context.json(failure({ code: 'VALIDATION', values: { fields: 'JSON' } }, languageOf(context.req.path)))
    }
    if (!isQueueFull(error)) log(errorEntry(error, context.req.path))
    context.set('outcome', 'SERVER_ERROR')
    if (isUnavailable(error)) {
      const again = { 'Retry-After': retryAfterSeconds }
      return context.json(fail(context.req.path, 'SERVER_ERROR'), 503, again)
    }
    return context.json(fail(context.req.path, 'SERVER_ERROR'), 500)
  })
}

/** The body of a refusal at a path, in the language of its reader. */
export const fail = (path: string, code: RefusalCode) => failure({ code }, languageOf(path))

/**
 * A value no column or index can hold: PostgreSQL's class 22, such as an id of twenty digits or a text with a zero byte, and
 * 54000, a name too long to be looked up.
 */
function isUnstorable(error: Error): boolean {
  return /^(22|54000$)/.test(sqlStateOf(error) ?? '')
}
