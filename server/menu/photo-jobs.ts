import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { Download, DownloadLimits } from '#server/platform/download/download.ts'
import type { Job, JobEnd, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider } from '#server/platform/jobs/job-kind.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { PictureFault } from '#server/platform/texts/photo-faults.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { keepLogo, makeLogo } from './logos.ts'
import { makePictures } from './make-pictures.ts'
import type { PhotoAddress } from './photo-addresses.ts'
import { photoJob, photoToFetch, setPhotoState } from './photo-addresses.ts'
import type { PhotoFault } from './photo-fault.ts'
import { downloadFault } from './photo-fault.ts'
import type { Pictures } from './uploaded-photos.ts'
import { keepPhotoAs } from './uploaded-photos.ts'

/** What a photo may weigh and take. */
export const photoLimits: DownloadLimits = {
  limitMs: 15_000,
  mostBytes: 5 * 1024 * 1024,
  accept: 'image/webp,image/jpeg,image/png',
}
/** About three hours of attempts. */
const attempts = 8
/** Decoding takes a processor. */
const atOnce = 2

type PhotoDeps = { readonly db: Database; readonly clock: Clock; readonly download: Download }

/** Fetches the photos and logos that files name by their address, one job for each (decisions 101 and 104). */
export function photoJobs({ db, clock, download }: PhotoDeps): readonly JobKind[] {
  async function run(job: Job): Promise<JobEnd | void> {
    const photo = await photoToFetch(db, job)
    if (!photo) return
    const fetched = await fetchPhoto(photo)
    if (fetched.ok) return
    const { sentence, reason, passes } = fetched.refusal
    await setPhotoState(db, photo, { fetchedAt: null, fault: sentence })
    return passes ? { end: 'retry', afterMs: null, reason } : { end: 'failed', reason }
  }

  async function fetchPhoto(photo: PhotoAddress): Promise<Verdict<string, PhotoFault>> {
    const file = await download(photo.address)
    if (!file.ok) return refuse(downloadFault(file.refusal))
    const nowMs = clock.now(photo.restaurantId)
    const made = await (photo.isLogo ? makeLogo(file.value) : makePictures(file.value))
    if (!made.ok) return refuse({ sentence: inEnglish(made.refusal), reason: 'no-photo', passes: false })
    const kept = await inTransaction<string, PictureFault>(db, async (tx) => {
      const done = await keep(tx, made.value, { photo, nowMs })
      if (done.ok) await setPhotoState(tx, photo, { fetchedAt: new Date(nowMs), fault: null })
      return done
    })
    return kept.ok
      ? accept(kept.value)
      : refuse({ sentence: inEnglish(kept.refusal), reason: 'not-kept', passes: false })
  }

  return [{ ...ofProvider, kind: photoJob, attempts, atOnce, run }]
}

/** As operators read it. */
const inEnglish = (fault: PictureFault) => textIn(fault, { language: 'en', main: 'en' })

type Place = { readonly photo: PhotoAddress; readonly nowMs: number }

/** Keeps what was made of a photo or of a logo. */
async function keep(
  tx: Database,
  made: Pictures | Uint8Array,
  { photo, nowMs }: Place,
): Promise<Verdict<string, PictureFault>> {
  const { restaurantId, code } = photo
  if (!(made instanceof Uint8Array)) return keepPhotoAs(tx, restaurantId, { code, pictures: made, nowMs })
  await keepLogo(tx, restaurantId, { code, logo: made, nowMs })
  return accept(code)
}
