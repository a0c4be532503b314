import type { ReactNode } from 'react'

import { WarningIcon } from './more-icons.tsx'
import { hasContent } from './rendering.ts'
import { declareStyles } from './styles.ts'

import css from './alert-list.css?inline'

declareStyles(css)

export type AlertListProps = { readonly messages: readonly string[]; readonly title?: ReactNode }

/**
 * A list of problems, read out at once. The live region is mounted before it has a message, as screen readers require.
 */
export function AlertList({ messages, title }: AlertListProps) {
  const distinct = [...new Set(messages)]
  return (
    <div className="alert-list" role="alert">
      {distinct.length > 0 && (
        <div className="box">
          <WarningIcon size={20} />
          <div className="text">
            {hasContent(title) && <p className="title">{title}</p>}
            {distinct.length === 1 ? (
              <p>{distinct[0]}</p>
            ) : (
              <ul>
                {distinct.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
