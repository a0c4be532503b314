import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useLegalDocuments } from '#src/parts/form/use-legal-documents.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'

/** Buttons that open the legal documents. Empty when they cannot be loaded: account and checkout show them as well. */
export function LegalItems() {
  const { data } = useQuery(accountConsentsQuery(useApi(), useVenue()?.id ?? null))
  const documents = useLegalDocuments(data?.consents, data?.accessibilityUrl)
  return (
    <p className="legal-items">
      {documents.map(({ key, shortName, open }) => (
        <button key={key} type="button" onClick={open}>
          {shortName}
        </button>
      ))}
    </p>
  )
}
