/** A tolerated form of a value, beside the documented one (contract 1.2). */
export type OtherForm = {
  readonly as: string
  is(value: unknown): boolean
  /** The documented value in this form; `noForm` where it has none. */
  write(value: unknown): unknown
}

/** A type of contract 1.2: how it is documented, and what readers take too. */
export type Leaf = {
  readonly name: string
  readonly documented: string
  is(value: unknown): boolean
  readonly others: readonly OtherForm[]
}

/** Marks a value that has no such form without changing its meaning. */
export const noForm = Symbol('no such form')
/** Marks a key that is not sent. */
export const leftOut = undefined

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const time = String.raw`([01]\d|2[0-3]):[0-5]\d`
const isLike = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const isDate = isLike(new RegExp(`^${day}$`))
const isDateTime = isLike(new RegExp(`^${day} ${time}:[0-5]\\d$`))
const isTime = isLike(new RegExp(`^${time}$`))
const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0
const isText = (value: unknown) => typeof value === 'string'
const isMoney = (value: unknown) => typeof value === 'number' && Number(value.toFixed(2)) === value

const onlyFor =
  (wanted: unknown, form: unknown): OtherForm['write'] =>
  (value) =>
    value === wanted ? form : noForm

/** The number in a decimal text, else `noForm`. */
const inText = (isWritten: (value: unknown) => boolean, write: (value: number) => string = String): OtherForm => {
  const isDecimal = isLike(/^-?\d+(\.\d+)?$/)
  const is = (value: unknown) => isDecimal(value) && isWritten(Number(value))
  return {
    as: 'decimal text',
    is,
    write: (value) => (is(write(value as number)) ? write(value as number) : noForm),
  }
}

const asNull = (meaning: unknown): OtherForm => ({
  as: `null for ${JSON.stringify(meaning)}`,
  is: (value) => value === null,
  write: onlyFor(meaning, null),
})

const id: Leaf = { name: 'id', documented: 'a positive integer', is: isId, others: [inText(isId)] }

const isIdOrAny = (value: unknown) => value === -1 || isId(value)
const idOrAny: Leaf = {
  name: 'id*',
  documented: 'a positive integer, or -1 for any',
  is: isIdOrAny,
  others: [inText(isIdOrAny), asNull(-1)],
}

const flagForms: readonly OtherForm[] = [
  { as: 'true or false', is: (value) => typeof value === 'boolean', write: (value) => value === 1 },
  { as: 'text', is: (value) => value === '0' || value === '1', write: String },
  asNull(0),
  { as: 'left out for 0', is: (value) => value === leftOut, write: onlyFor(0, leftOut) },
]
const flag: Leaf = {
  name: 'Flag',
  documented: '0 or 1',
  is: (value) => value === 0 || value === 1,
  others: flagForms,
}

const selection: Leaf = {
  name: 'bool',
  documented: 'true or false',
  is: (value) => typeof value === 'boolean',
  others: [
    { as: '0 or 1', is: (value) => value === 0 || value === 1, write: Number },
    { as: 'text', is: (value) => value === '0' || value === '1', write: (value) => (value ? '1' : '0') },
    { as: 'null for false', is: (value) => value === null, write: onlyFor(false, null) },
    { as: 'left out for false', is: (value) => value === leftOut, write: onlyFor(false, leftOut) },
  ],
}

const money: Leaf = {
  name: 'Money',
  documented: 'a number with at most 2 decimals',
  is: isMoney,
  others: [inText(isMoney, (value) => value.toFixed(2))],
}
const number: Leaf = { name: 'number', documented: 'a number', is: Number.isFinite, others: [inText(Number.isFinite)] }
const count: Leaf = {
  name: 'int',
  documented: 'a whole number',
  is: Number.isSafeInteger,
  others: [inText(Number.isSafeInteger)],
}

const date: Leaf = {
  name: 'Date',
  documented: 'YYYY-MM-DD',
  is: isDate,
  others: [{ as: 'DateTime', is: isDateTime, write: (value) => `${String(value)} 13:45:00` }],
}
const midnight = (end: string): OtherForm => ({
  as: 'Date',
  is: isDate,
  write: (value) => (String(value).endsWith(end) ? String(value).slice(0, 10) : noForm),
})
const dateTime: Leaf = {
  name: 'DateTime',
  documented: 'YYYY-MM-DD HH:mm:ss',
  is: isDateTime,
  others: [midnight(' 00:00:00')],
}
const isWithOffset = isLike(new RegExp(`^${day}T${time}:[0-5]\\d(\\.\\d+)?(Z|[+-]${time})$`))
/**
 * The limit of an order may say its offset (contract C140); what it is in wall-clock time depends on the zone asked
 * for.
 */
const limitTime: Leaf = {
  ...dateTime,
  documented: `${dateTime.documented}, or RFC 3339 with an offset`,
  is: (value) => isDateTime(value) || isWithOffset(value),
}
/** A day without a time counts whole (contract 2.11). */
const lastMoment: Leaf = { ...dateTime, others: [midnight(' 23:59:59')] }
const localTime: Leaf = {
  name: 'Time',
  documented: 'HH:mm',
  is: isTime,
  others: [{ as: 'HH:mm:ss', is: isLike(new RegExp(`^${time}:[0-5]\\d$`)), write: (value) => `${String(value)}:00` }],
}
/** The end of hours: midnight may be written in two ways (contract 1.2). */
const endTime: Leaf = {
  ...localTime,
  others: [
    ...localTime.others,
    { as: '24:00', is: (value) => value === '24:00', write: (value) => (value === '00:00' ? '24:00' : noForm) },
  ],
}

const isListOf = (is: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is)
const ids: Leaf = {
  name: 'ids',
  documented: 'an array of ids',
  is: isListOf(isId),
  others: [
    {
      as: 'an array of decimal texts',
      is: isListOf((one) => isId(one) || inText(isId).is(one)),
      write: (value) => (Array.isArray(value) && value.length > 0 ? value.map(String) : noForm),
    },
    {
      as: 'null for []',
      is: (value) => value === null,
      write: (value) => (Array.isArray(value) && value.length === 0 ? null : noForm),
    },
  ],
}
const idOrIds: Leaf = {
  ...ids,
  name: 'id or ids',
  documented: 'an id, or an array of ids',
  is: (one) => isId(one) || ids.is(one),
}
/** Masks of venues may be text too. */
const mask: Leaf = {
  ...ids,
  others: [
    ...ids.others,
    { as: 'comma-separated text', is: isLike(/^\s*(\d+\s*(,\s*\d+\s*)*)?$/), write: (value) => String(value) },
  ],
}

const text: Leaf = { name: 'string', documented: 'text', is: isText, others: [] }
const texts: Leaf = {
  name: '{key: string}',
  documented: 'texts by key',
  is: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText),
  others: [],
}
/** The service never says a key, only that there is one (contract C38). */
const presence: Leaf = {
  name: 'string?',
  documented: '"***" or null',
  is: (value) => value === '***',
  others: [{ as: 'another text', is: isText, write: () => noForm }],
}
const asEmpty: OtherForm = { as: '"" for null', is: (value) => value === '', write: () => noForm }
const webAddress: Leaf = {
  name: 'Url',
  documented: 'an absolute http, https, tel or mailto address',
  is: isLike(/^(https?:\/\/|tel:|mailto:)\S+$/i),
  others: [asEmpty, { as: 'a relative address', is: isLike(/^[^:\s]+([/?#]|$)/), write: () => noForm }],
}
const pageAddress: Leaf = {
  name: 'PageUrl',
  documented: 'an absolute https address',
  is: isLike(/^https:\/\/\S+$/i),
  others: [asEmpty, { as: 'http, read in pages on http alone', is: isLike(/^http:\/\/\S+$/i), write: () => noForm }],
}
/** A number; readers take the list it counts (contract C125). */
const howMany: Leaf = {
  name: 'int',
  documented: 'a whole number',
  is: Number.isSafeInteger,
  others: [
    {
      as: 'a list to be counted',
      is: isListOf((one) => typeof one === 'object' && one !== null),
      write: (value) => (Number(value) < 0 || Number(value) > 100 ? noForm : Array.from(Array(value), () => ({}))),
    },
  ],
}

export const leaves = {
  id,
  idOrAny,
  flag,
  selection,
  money,
  number,
  count,
  date,
  dateTime,
  lastMoment,
  limitTime,
  time: localTime,
  endTime,
  ids,
  idOrIds,
  mask,
  text,
  texts,
  presence,
  webAddress,
  pageAddress,
  howMany,
} as const

/** Words of an enum; where a reader takes any other word as unknown, that is told too. */
export function enumLeaf(words: readonly string[], isOpen: boolean): Leaf {
  const isKnown = (value: unknown) => words.includes(value as string)
  const unlisted = { as: 'a word that is not listed', is: isText, write: () => noForm }
  return { name: 'enum', documented: words.join(' | '), is: isKnown, others: isOpen ? [unlisted] : [] }
}
