import { useLingui } from '@lingui/react/macro'

/** Why something about people or passwords was not saved; null = the form says it already, or nobody has answered. */
export function useAccountRefusal(): (reason: string) => string | null {
  const { t } = useLingui()
  return (reason) => {
    switch (reason) {
      case 'no-network':
      case 'failed':
      case 'cancelled':
        return null
      case 'wrong-password':
        return t({ id: 'account.wrongPassword', message: 'The current password is wrong.' })
      case 'too-many':
        return t({
          id: 'signIn.tooMany',
          message: 'There were too many tries. Wait a quarter of an hour, then try again.',
        })
      case 'email-taken':
        return t({
          id: 'account.emailTaken',
          message: 'Somebody with this e-mail address uses the desk already.',
        })
      case 'has-passkey':
        return t({ id: 'passkeys.twice', message: 'This device has a passkey of yours already.' })
      case 'too-late':
        return t({ id: 'passkeys.tooLate', message: 'That took too long. Try again.' })
      case 'invalid-passkey':
      case 'not-made':
        return t({ id: 'passkeys.notMade', message: 'The passkey could not be made. Try again.' })
      default:
        return t({ id: 'form.notSaved', message: 'That was not saved. Try again.' })
    }
  }
}
