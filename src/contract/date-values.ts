import { localText, time } from './values.ts'
import type { LocalDate, LocalDateTime } from './values.ts'

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`

/** A day on the venue's wall clock. */
export const localDate = localText<LocalDate>(new RegExp(`^${day}([ T]${time}(:[0-5]\\d)?)?$`), (value) =>
  value.slice(0, 10),
)
/** A moment on the venue's wall clock. */
export const localDateTime = localText<LocalDateTime>(new RegExp(`^${day}([ T]${time}(:[0-5]\\d)?)?$`), (value) =>
  `${value.slice(0, 10)} ${value.slice(11) || '00:00'}:00`.slice(0, 19),
)
