import { useEffect, useRef, useState } from 'react'

import type { Tag } from '#src/options/tag/tag.ts'

import { createPreviewPage } from './preview-page.ts'
import type { PreviewPage } from './preview-page.ts'

/** How long nobody must type before the preview follows. */
const restMs = 400

/** A page with the tag, in the frame of a phone. */
export function Preview({ tag }: { readonly tag: Tag | null }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const page = useRef<PreviewPage | null>(null)
  const [isDark, setDark] = useState(false)

  useEffect(() => {
    if (frame.current) page.current = createPreviewPage(frame.current)
    return () => page.current?.close()
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => page.current?.show({ tag, isDark }), restMs)
    return () => clearTimeout(timer)
  }, [tag, isDark])

  return (
    <aside className="preview" aria-labelledby="preview">
      <h2 id="preview" className="hidden">
        Preview
      </h2>
      <div className="phone">
        <iframe ref={frame} src="about:blank" title="Your page with the widget" />
      </div>
      <label className="ground">
        <input type="checkbox" checked={isDark} onChange={({ currentTarget }) => setDark(currentTarget.checked)} /> The
        page is dark
      </label>
    </aside>
  )
}
