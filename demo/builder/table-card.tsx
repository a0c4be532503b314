import { useState } from 'react'

import { tableLink } from '#src/contract/table-link.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'

type TableCardProps = {
  /** Query parameter from which the tag reads the route; the usual one when undefined. */
  readonly parameter: string | undefined
}

/** A card for a table, with the QR code that opens the page of the restaurant at the order of that table. */
export function TableCard({ parameter }: TableCardProps) {
  const [page, setPage] = useState(() => new URL('/stella.html', location.href).href)
  const [code, setCode] = useState('stella-1-k7Qm')
  const [title, setTitle] = useState('Table 1')
  const isGood = /^https?:\/\//.test(page) && URL.canParse(page) && code.trim() !== ''
  const link = isGood ? tableLink(page, code.trim(), parameter || defaultRouteParameter) : null
  const picture = link && `/table-card.svg?link=${encodeURIComponent(link)}`
  return (
    <section aria-labelledby="cards">
      <h2 id="cards">Cards for the tables</h2>
      <p className="explanation">
        Who scans the code with a phone finds your page with the order of that table. Your page needs nothing but the
        tag. <a href="/docs/tables.html">QR codes on the tables</a>
      </p>
      <div className="card-maker">
        <div className="fields">
          <Field id="card-page" label="Your page" value={page} onInput={setPage} />
          <Field id="card-code" label="Code of the table" value={code} onInput={setCode} />
          <Field id="card-title" label="Title" value={title} onInput={setTitle} />
        </div>
        {link && picture ? (
          <div className="table-card">
            <strong>{title}</strong>
            <img src={picture} alt={`QR code of ${link}`} width="220" height="220" />
            <span>Scan, order, stay seated.</span>
            <code>{code}</code>
          </div>
        ) : (
          <p className="fault">The card needs the address of your page and the code of a table.</p>
        )}
      </div>
      {picture && (
        <p className="actions">
          <button type="button" onClick={() => print()}>
            Print the card
          </button>
          <a href={picture} download={`table-${code.trim()}.svg`}>
            Save the code as a picture
          </a>
        </p>
      )}
    </section>
  )
}

type FieldProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
}

function Field({ id, label, value, onInput }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck="false"
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  )
}
