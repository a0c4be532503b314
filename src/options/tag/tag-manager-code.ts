import { toJson } from '#src/browser/json.ts'

import { optionsObject, withoutTags } from './options-object.ts'
import type { Tag } from './tag.ts'

/**
 * The floating button as a "Custom HTML" tag of Google Tag Manager, which removes `data-` attributes from scripts: the
 * options are in `ComandaSettings` instead.
 */
export function tagManagerCode({ folder, options }: Tag): string {
  return `<script>
  window.ComandaSettings = ${forScript(optionsObject(options)).replace(/\n/g, '\n  ')};
  (function () {
    var script = document.createElement('script');
    script.async = true;
    script.src = ${forScript(toJson(`${folder}/comanda.js`))};
    document.body.appendChild(script);
  })();
</script>
`
}

/** JSON for its script, with no two braces that the tag manager would take for one of its variables. */
function forScript(json: string): string {
  return withoutTags(json).replace(/\{\{/g, '{\\u007b')
}
