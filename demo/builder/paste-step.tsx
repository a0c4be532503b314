import { useState } from 'react'

import type { Tag } from '#src/options/tag/tag.ts'
import { targets } from '#src/options/tag/targets.ts'

import type { PageState } from './page-state.ts'
import { places } from './places.ts'

type PasteStepProps = {
  readonly state: PageState
  /** Null as long as something that every tag needs is missing. */
  readonly tag: Tag | null
  readonly onChange: (part: Partial<PageState>) => void
}

/** The code to copy, for what the site is built with. */
export function PasteStep({ state, tag, onChange }: PasteStepProps) {
  const { surface, folder } = state
  const target = targets.find(({ name, surfaces }) => name === state.target && surfaces.includes(surface)) ?? targets[0]
  if (!target) return null
  return (
    <section aria-labelledby="paste">
      <h2 id="paste">What to paste</h2>
      <fieldset className="chips">
        <legend>Your site is built with</legend>
        {targets.map(({ name, label, surfaces }) => (
          <label key={name}>
            <input
              type="radio"
              name="target"
              value={name}
              checked={name === target.name}
              disabled={!surfaces.includes(surface)}
              onChange={() => onChange({ target: name })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {surface === 'inline' && (
        <p className="explanation">
          Wix and the tag manager take the floating button only: they put code of yours at no place of a page.
        </p>
      )}
      <p>
        {places[target.name][surface]} <a href={`/docs/${target.page}`}>Every step</a>
      </p>
      {tag ? (
        <Code text={target.code(tag)} label={`Code for ${target.label}`} />
      ) : (
        <p className="fault">The tag needs the number of the restaurant.</p>
      )}
      <div className="field">
        <label htmlFor="folder">Files of the widget</label>
        <input
          id="folder"
          type="text"
          inputMode="url"
          spellCheck="false"
          autoComplete="off"
          value={folder}
          aria-describedby="folder-text"
          onInput={({ currentTarget }) => onChange({ folder: currentTarget.value })}
        />
        <p className="explanation" id="folder-text">
          Address of the folder that your provider serves the widget from.
        </p>
      </div>
    </section>
  )
}

function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState({ text: '', isDone: false })
  const status =
    copied.text !== text ? '' : copied.isDone ? 'Copied.' : 'The browser does not let this page copy: select the code.'
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ text, isDone: true }),
      () => setCopied({ text, isDone: false }),
    )
  return (
    <div className="code">
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{text}</code>
      </pre>
      <button type="button" className="primary" onClick={() => void copy()}>
        Copy
      </button>
      <p role="status">{status}</p>
    </div>
  )
}
