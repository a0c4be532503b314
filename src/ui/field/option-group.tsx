import { createContext, type ReactNode, type Ref, use, useId, useMemo } from 'react'

import { CheckIcon } from '#src/ui/base/more-icons.tsx'
import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { FieldError } from './field-error.tsx'

import css from './option-group.css?inline'

declareStyles(css)

type GroupNames = { readonly name: string; readonly ruleId: string | undefined }

const GroupContext = createContext<GroupNames | null>(null)

export type OptionGroupProps = {
  readonly title: ReactNode
  /** The rule in words: "Choose 1", "Up to 4, first one free". It also explains why rows are disabled. */
  readonly rule?: ReactNode
  readonly state?: { readonly kind: 'required' | 'done' | 'optional'; readonly label: string } | undefined
  readonly error?: string | null | undefined
  readonly children: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  /** The fieldset can be focused, so that a failed check moves the focus here, which also says the error. */
  readonly ref?: Ref<HTMLFieldSetElement> | undefined
}

const kinds = { required: 'inverse', done: 'ok', optional: 'neutral' } as const

/** A fieldset of radio or checkbox rows with its rule and a chip that says whether a choice is missing. */
export function OptionGroup({ title, rule, state, error, children, headingLevel = 3, ref }: OptionGroupProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const ruleId = hasContent(rule) ? `${id}-rule` : undefined
  const names = useMemo(() => ({ name: id, ruleId }), [id, ruleId])
  const described = [ruleId, state && `${id}-state`, error ? `${id}-error` : undefined].filter(Boolean).join(' ')
  return (
    <fieldset
      className="option-group"
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={described === '' ? undefined : described}
      data-invalid={Boolean(error)}
    >
      <div className="head">
        <Heading className="title" id={`${id}-title`}>
          {title}
        </Heading>
        {state && (
          <span className="state" id={`${id}-state`}>
            <Tag
              kind={error ? 'error' : kinds[state.kind]}
              icon={state.kind === 'done' ? <CheckIcon size={16} /> : undefined}
            >
              {state.label}
            </Tag>
          </span>
        )}
      </div>
      {hasContent(rule) && (
        <p className="rule" id={ruleId}>
          {rule}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <GroupContext value={names}>
        <div className="rows">{children}</div>
      </GroupContext>
    </fieldset>
  )
}

/** Radio name and id of the rule of the surrounding OptionGroup; null outside of one. */
export function useOptionGroup(): GroupNames | null {
  return use(GroupContext)
}
