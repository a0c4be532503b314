/** What a tool that an agent calls answers, as MCP writes it. */
export type ToolResult = {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[]
  readonly isError?: true
}

/** A tool of a page, in the words of the draft (https://webmachinelearning.github.io/webmcp/). */
export type ModelTool = {
  readonly name: string
  readonly title: string
  readonly description: string
  /** JSON Schema of the input. */
  readonly inputSchema: object
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean }
  readonly execute: (input: unknown) => Promise<ToolResult>
}

export type ModelContext = {
  /** Throws, or rejects, where the page may not have tools and for a name that is taken. */
  registerTool(tool: ModelTool, options: { readonly signal: AbortSignal }): unknown
}

/** Where a page registers tools for agents; undefined in browsers without it, which are most. */
export function modelContextOf({ document }: Window): ModelContext | undefined {
  return (document as { readonly modelContext?: ModelContext }).modelContext
}
