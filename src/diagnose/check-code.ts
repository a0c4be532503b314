import { unusableBuiltins } from '#src/browser/unusable-builtins.ts'
import type { Finding } from '#src/options/diagnosis.ts'

import type { Facts } from './facts.ts'
import { aWarning, anError } from './finding.ts'

/** Whether the code of the widget can be loaded and is one version. */
export function checkCode({ code, codeFault, isBrowserTooOld, versions, violations }: Facts): Finding[] {
  const findings: Finding[] = []
  const replaced = unusableBuiltins()
  const isForbidden = violations.some(({ directive }) => directive.startsWith('script-src'))
  if (replaced.length > 0) {
    findings.push(
      anError('code', {
        problem: `A script of this page has replaced ${replaced.join(', ')} by something the widget cannot use.`,
        cure: 'Find that script (often an old library) and update it, or leave it out on this page.',
      }),
    )
  } else if (isBrowserTooOld) {
    findings.push(
      anError('code', {
        problem: 'This browser is too old for the widget, so its button leads to the fallback.',
        cure: 'Nothing on the page: docs/browsers.md lists the browsers it works in. Give the tag a data-fallback-href or data-fallback-phone for the others.',
      }),
    )
  } else if (codeFault !== null && !isForbidden) {
    findings.push(
      anError('code', {
        problem: `The code of the widget cannot be loaded from ${code}: ${codeFault}`,
        cure: 'Look for that address in the network panel. The server of the files must send "Access-Control-Allow-Origin: *" and keep the folders of earlier builds.',
      }),
    )
  }
  const { loader, element } = versions
  if (loader !== null && element !== null && loader !== element) {
    findings.push(
      aWarning('versions', {
        problem: `The script is version ${loader}, the element on this page is version ${element}.`,
        cure: 'Load script and element from the same folder of the CDN.',
      }),
    )
  }
  return findings
}
