import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { FailedJob } from '#desk/contract/jobs.ts'
import { readJobs, repeatJob } from '#desk/contract/jobs.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatStamp } from '#desk/parts/formats.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CheckIcon } from '#src/ui/base/more-icons.tsx'

import { useJobName } from './use-job-name.ts'

/** Work behind the counter that did not succeed, for owners (decision 53). */
export function JobsRoom() {
  const jobs = useDeskQuery(readJobs)
  return (
    <Room title={<Trans id="jobs.title">What did not succeed</Trans>}>
      <p className="hint">
        <Trans id="jobs.about">
          Mails, messages and payments are tried again by themselves. What is given up is listed here.
        </Trans>
      </p>
      <Read of={jobs}>
        {({ jobs: all }) =>
          all.length === 0 ? (
            <EmptyState icon={<CheckIcon size={32} />}>
              <Trans id="jobs.none">Nothing was given up.</Trans>
            </EmptyState>
          ) : (
            <ul className="desk-cards">
              {all.map((job) => (
                <JobCard key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </Read>
    </Room>
  )
}

function JobCard({ job }: { readonly job: FailedJob }) {
  const { t, i18n } = useLingui()
  const { say } = useDesk()
  const jobName = useJobName()
  const { send, isPending, failure } = useChange()
  const { id, subject, attempts, failedAt, lastError } = job
  const name = `${jobName(job.kind)} ${subject}`

  async function repeat() {
    const answer = await send(repeatJob, { job: id }, {})
    if (answer.ok) say(t({ id: 'jobs.repeated', message: `${name} is tried again` }))
  }

  return (
    <li className="desk-sheet">
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="hint">
          <Plural id="jobs.tries" value={attempts} one="# try" other="# tries" />
          {failedAt !== null && (
            <>
              {' · '}
              <Trans id="jobs.givenUp">given up {formatStamp(failedAt, i18n.locale)}</Trans>
            </>
          )}
          {' · '}
          {lastError ?? <Trans id="jobs.noReason">no reason known</Trans>}
        </p>
      </div>
      <AlertList messages={failure === null ? [] : [failure]} />
      <Button
        size="small"
        isBusy={isPending}
        aria-label={t({ id: 'jobs.repeatThis', message: `Try again: ${name}` })}
        onClick={() => void repeat()}
      >
        <Trans id="action.retry">Try again</Trans>
      </Button>
    </li>
  )
}
