import type { ReactNode } from 'react'
import { useId } from 'react'

export type BarRow = {
  readonly key: string | number
  readonly name: ReactNode
  /** What stands behind the name, one for each further head. */
  readonly cells: readonly ReactNode[]
  /** What its bar shows, beside those of the other rows; left out: no bar. */
  readonly size?: number
}

type BarTableProps = {
  readonly title: ReactNode
  /** Of the columns, that of the names first. */
  readonly heads: readonly string[]
  readonly rows: readonly BarRow[]
  /** What stands below the table. */
  readonly children?: ReactNode
}

/** Amounts as a table, with a bar below each name that shows its share at a glance; nothing where there are none. */
export function BarTable({ title, heads, rows, children }: BarTableProps) {
  const id = useId()
  if (rows.length === 0) return null
  const largest = Math.max(1, ...rows.map(({ size }) => size ?? 0))
  return (
    <section className="desk-sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, size }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {size !== undefined && (
                  <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                    <rect width={Math.max(0, (100 * size) / largest)} height="1" />
                  </svg>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  )
}
