import { defaultBrandColour } from '#src/options/default-brand.ts'
import { isOn } from '#src/options/is-on.ts'
import type { LoaderOptions } from '#src/options/loader-options.ts'

const bag = 'M7 8V3h10v5h4v14H3V8zm2 0h6V5H9z'
/**
 * The tag's value if it is valid. Checked here, because browsers drop a declaration with var() or env() only when
 * computed. Most tags have none, and the page is spared `CSS`, whose functions take 16 kB of its heap.
 */
const valid = (property: string, value: string | undefined, fallback: string) =>
  value && CSS.supports(property, value) ? value : fallback

/** CSS `inset` of the button: the edges of the tag's corner, inside the safe area of phones with rounded screens. */
function inset({ position, bar }: LoaderOptions): string {
  const edge = (side: string, isUsed: boolean) => (isUsed ? `env(safe-area-inset-${side})` : 'auto')
  const isTop = `${position}`.includes('top')
  const isLeft = `${position}`.includes('left')
  const isBar = isOn(bar)
  return [
    edge('top', isTop),
    edge('right', isBar || !isLeft),
    edge('bottom', !isTop),
    edge('left', isBar || isLeft),
  ].join(' ')
}

/**
 * Styles of the button and of the frame shown before the panel. Colours of the page come before those of the tag, as in
 * the widget (`src/element/brand-tokens.ts`). The default z-index is above cookie bars and chat bubbles, below the open
 * widget and consent dialogs with the maximum z-index. The browser drops a missing or invalid option, so the
 * declaration before it applies. !important in the shadow root wins over the page's. The focus ring is the browser's
 * own. Forced colours draw lines only: one stands around the button, and the bag is cut out of a border. At 320 px the
 * text is smaller, so that what the widget stores for it stays on one line.
 */
export function styles(options: LoaderOptions): string {
  const { color, textColor, zIndex, theme, offset } = options
  // Numbers are px.
  const margin = `${offset}`.replace(/\b\d+(?= |$)/g, '$&px')
  return `:host{all:initial!important;direction:ltr!important;position:fixed!important;inset:${inset(options)}!important;margin:16px!important;margin:${margin}!important;z-index:2147482000!important;z-index:${zIndex}!important;color-scheme:${theme}!important}
button{display:flex;justify-content:center;gap:10px;width:100%;padding:15px 23px;border:1px solid #0000;border-radius:99px;background:var(--comanda-color,${valid('color', color, defaultBrandColour)});color:var(--comanda-text-color,${valid('color', textColor, '#fff')});font:600 min(16px,4.5vw)/24px system-ui;cursor:pointer;box-shadow:0 4px 16px #0003}
i{border:12px solid;clip-path:path("${bag}")}
b{padding:0 8px;border-radius:99px;background:#fff;color:#000;font-size:13px}
b:empty{display:none}
div{width:auto;height:auto;font:600 16px/56px system-ui;background:repeating-linear-gradient(#0000 0 33px,#8882 0 137px) 0 56px no-repeat content-box,Canvas;border:0;padding:0 16px}
div button{all:unset;outline:revert;padding-right:16px}
@media print{:host{display:none!important}}`
}
