import { readSettings } from '#desk/contract/settings.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Notice } from '#src/ui/base/notice.tsx'

/** Which of the saved ways to pay diners are not offered, and why. */
export function AccountNotes() {
  const { data } = useDeskQuery(readSettings)
  const venues = data?.venues.filter(({ warnings }) => warnings.length > 0) ?? []
  return (
    <>
      {venues.map(({ id, name, warnings }) => (
        <Notice key={id} kind="warn" title={name}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      ))}
    </>
  )
}
