import type { LoaderOptions } from '#src/options/loader-options.ts'

const bag = 'M7 8V3h10v5h4v14H3V8zm2 0h6V5H9z'
/** The value of the tag where the property takes it: beside var() and env() a browser finds out too late. */
const valid = (property: string, wished: string | undefined, otherwise: string) =>
  CSS.supports(property, wished as string) ? wished : otherwise

/** Distance from the edges: the wished corner and offset, and what a phone's rounded screen takes away. */
function inset({ position, offset, bar }: LoaderOptions): string {
  const [vertical, horizontal = vertical] = `${offset}`.split(' ')
  const place = (side: string, length: string | undefined, isWished: boolean) =>
    isWished
      ? `calc(${valid('padding', /^\d+$/.test(`${length}`) ? `${length}px` : length, '16px')} + env(safe-area-inset-${side}))`
      : 'auto'
  const isTop = `${position}`.startsWith('top')
  const isLeft = `${position}`.endsWith('left')
  const isBar = bar != null
  return [
    place('top', vertical, isTop),
    place('right', horizontal, isBar || !isLeft),
    place('bottom', vertical, !isTop),
    place('left', horizontal, isBar || isLeft),
  ].join(' ')
}

/**
 * Styles of the button and of the frame that stands in for the panel. Colours of the page come before those of the tag,
 * as in the widget (`src/element/brand-tokens.ts`). By itself the button stands over cookie bars and chat bubbles, under
 * the open widget and the highest consent dialogs. An option that is absent, or no value of its
 * property, is dropped by the browser, and the one written before it holds. Shadow !important wins over the page's.
 * The focus ring is the browser's own.
 */
export function styles(options: LoaderOptions): string {
  const { color, textColor, zIndex, theme } = options
  return `:host{all:initial!important;direction:ltr!important;position:fixed!important;inset:${inset(options)}!important;z-index:2147482000!important;z-index:${zIndex}!important;color-scheme:${theme}!important}
button{display:flex;justify-content:center;gap:10px;width:100%;padding:16px 24px;border:0;border-radius:99px;background:var(--comanda-color,${valid('color', color, '#b3261e')});color:var(--comanda-text-color,${valid('color', textColor, '#fff')});font:600 16px/24px system-ui;cursor:pointer;box-shadow:0 4px 16px #0003}
i{width:24px;background:currentColor;clip-path:path("${bag}")}
b{padding:0 8px;border-radius:99px;background:#fff;color:#000;font-size:13px}
b:empty{display:none}
div{width:auto;height:auto;border:0;padding:0 16px;font:600 16px/56px system-ui;background:repeating-linear-gradient(#0000 0 33px,#8882 0 137px) 0 56px no-repeat content-box,Canvas}
div button{all:unset;outline:revert;padding-right:16px}
@media print{:host{display:none!important}}`
}
