/** A part of the restaurant's file as somebody has typed it so far. */
export type Draft = {
  /** Which state was on the screen when typing began (decision 80). */
  readonly version: string
  readonly value: Readonly<Record<string, unknown>>
}

/** What was typed and not saved: this browser keeps it over a reload, until the member signs out. */
export type Drafts = {
  read(name: string): Draft | null
  /** Null: it was saved, or is not wanted any more. */
  keep(name: string, draft: Draft | null): void
  clear(): void
}

const keptAs = 'comanda-desk-drafts'

export function createDrafts(kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Drafts {
  const all = (): Readonly<Record<string, Draft>> => JSON.parse(kept.getItem(keptAs) ?? '{}') as Record<string, Draft>
  return {
    read: (name) => all()[name] ?? null,
    keep(name, draft) {
      const { [name]: _earlier, ...others } = all()
      kept.setItem(keptAs, JSON.stringify(draft ? { ...others, [name]: draft } : others))
    },
    clear: () => kept.removeItem(keptAs),
  }
}
