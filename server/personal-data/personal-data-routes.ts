import type { Routes } from '#server/platform/answer.ts'
import { refused } from '#server/platform/refusal.ts'
import { eraseAccount as erase, exportPersonalData } from '#src/contract/personal-data.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { accept } from '#src/domain/verdict.ts'

import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'

/** What a diner may ask about their own data: a copy of it, and its erasure. */
export function personalDataRoutes({ answerCustomer }: Pick<Routes, 'answerCustomer'>) {
  answerCustomer(exportPersonalData, async (_request, call) =>
    accept({ data: JSON.stringify(await exportAccount(call), null, 2) }),
  )

  answerCustomer(erase, async ({ typedEmail }, call) => {
    const isMeant = typedText(typedEmail).toLowerCase() === call.account.email.toLowerCase()
    if (!isMeant) return refused('EMAIL_DIFFERS')
    const outcome = await eraseAccount(call)
    if (outcome === 'in-use') return refused('ACCOUNT_IN_USE')
    return outcome === 'erased' ? accept({}) : refused('API_KEY_NOT_FOUND')
  })
}
