import type { LoaderOptions } from '#src/options/loader-options.ts'

const bag = 'M7 8V3h10v5h4v14H3V8zm2 0h6V5H9z'
/** The colour of the tag where it is one: an invalid fallback of var() would leave the button without any. */
const colour = (wished: string | undefined, otherwise: string) =>
  CSS.supports('color', wished as string) ? wished : otherwise
const gap = (side: string) => `calc(16px + env(safe-area-inset-${side}))`

/**
 * Styles of the button and of the frame that stands in for the panel. Colours of the page come before those of the tag,
 * as in the widget (`src/element/brand-tokens.ts`). An option that is absent, or no value of its
 * property, is dropped by the browser, and the one written before it holds. Shadow !important wins over the page's.
 * The focus ring is the browser's own.
 */
export function styles({ color, textColor, zIndex, bar, theme }: LoaderOptions): string {
  return `:host{all:initial!important;position:fixed!important;inset:auto ${gap('right')} ${gap('bottom')} ${bar == null ? 'auto' : gap('left')}!important;z-index:1000!important;z-index:${zIndex}!important;color-scheme:${theme}!important}
button{display:flex;justify-content:center;gap:10px;width:100%;padding:16px 24px;border:0;border-radius:99px;background:var(--comanda-color,${colour(color, '#b3261e')});color:var(--comanda-text-color,${colour(textColor, '#fff')});font:600 16px/24px system-ui;cursor:pointer;box-shadow:0 4px 16px #0003}
i{width:24px;background:currentColor;clip-path:path("${bag}")}
b{padding:0 8px;border-radius:99px;background:#fff;color:#000;font-size:13px}
b:empty{display:none}
div{width:auto;height:auto;border:0;padding:0 16px;font:600 16px/56px system-ui;background:repeating-linear-gradient(#0000 0 33px,#8882 0 137px) 0 56px no-repeat content-box,Canvas}
div button{all:unset;outline:revert;padding-right:16px}`
}
