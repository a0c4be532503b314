import type { Tag } from './tag.ts'

/**
 * The floating button as a "Custom HTML" tag of Google Tag Manager, which removes `data-` attributes from scripts: the
 * options are in `ComandaSettings` instead.
 */
export function tagManagerCode({ folder, options }: Tag): string {
  return `<script>
  window.ComandaSettings = ${scriptJson(Object.fromEntries(options)).replaceAll('\n', '\n  ')};
  (function () {
    var script = document.createElement('script');
    script.async = true;
    script.src = ${scriptJson(`${folder}/comanda.js`)};
    document.body.appendChild(script);
  })();
</script>
`
}

/**
 * JSON for a script in HTML: no `<` that could end the script, and no two braces that the tag manager would take for one
 * of its variables.
 */
function scriptJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('<', '\\u003c').replaceAll('{{', '{\\u007b')
}
