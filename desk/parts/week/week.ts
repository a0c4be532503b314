/** Hours as the file of a restaurant writes them: `to` at or before `from`, and 24:00, is the next day. */
export type Hours = { readonly from: string; readonly to: string }
/** Seven days from Monday, each with its hours in the order in which they are shown. */
export type Week = readonly (readonly Hours[])[]
type FileHours = Hours & { readonly days?: readonly string[] | undefined }

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The week of a file. Hours that several days share come from the file; those of one day stay in the order they were typed. */
export function weekOf(list: readonly FileHours[]): Week {
  const isTyped = list.every(({ days }) => days?.length === 1)
  return dayNames.map((name) => {
    const own = list.filter(({ days }) => days === undefined || days.includes(name))
    const hours = own.map(({ from, to }) => ({ from, to }))
    return isTyped ? hours : inOrder(hours)
  })
}

/** The same as the file has it, one entry for each day and time; the service puts days together that share hours. */
export function fileHoursOf(week: Week): FileHours[] {
  return week.flatMap((hours, day) => hours.map(({ from, to }) => ({ days: dayNames.slice(day, day + 1), from, to })))
}

/** Where the hours at a place of a day stand in the list of the file: what is wrong with them is named by that. */
export function placeInFile(week: Week, day: number, place: number): number {
  return week.slice(0, day).flat().length + place
}

/** Every day has the hours of Monday. */
export function likeMonday(week: Week): Week {
  return week.map(() => week[0] ?? [])
}

/** The earliest first; what is not typed to its end stays behind. */
export function inOrder(hours: readonly Hours[]): readonly Hours[] {
  const start = ({ from }: Hours) => from || '24:00'
  return hours.toSorted((a, b) => (start(a) < start(b) ? -1 : Number(start(a) > start(b))))
}
