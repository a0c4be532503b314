import type { Finding, Subject } from '#src/options/diagnosis.ts'

type Texts = { readonly problem: string; readonly cure: string }

/** Nobody can order until this is cured. */
export const anError = (subject: Subject, texts: Texts) => finding(subject, 'error', texts)

/** A part does not work, or works otherwise than the page wants. */
export const aWarning = (subject: Subject, texts: Texts) => finding(subject, 'warning', texts)

function finding(subject: Subject, severity: Finding['severity'], texts: Texts): Finding {
  return { subject, severity, ...texts, link: `docs/diagnose.md#${subject}` }
}
