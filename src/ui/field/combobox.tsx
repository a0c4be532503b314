import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useEffect, useId, useRef, useState } from 'react'

import { Spinner } from '#src/ui/base/spinner.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

import css from './combobox.css?inline'

declareStyles(css)

export type ComboboxOption = { readonly key: string; readonly label: string; readonly detail?: string | undefined }

type FieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'note' | 'value' | 'onChange' | 'placeholder'> &
  Pick<TextFieldProps, 'name' | 'autoComplete' | 'start' | 'isRequired'>

export type ComboboxProps = FieldProps & {
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** Suggestions for the typed text. Equal keys in two lists mean the same option. */
  readonly options: readonly ComboboxOption[]
  readonly onChoose: (key: string) => void
  /** Name of the list for screen readers. */
  readonly listLabel: string
  /** Icon in front of each option. */
  readonly optionIcon?: ReactNode
  /** Options are loading. */
  readonly isBusy?: boolean | undefined
  /** Announced when options arrive: how many there are, or that there are none. */
  readonly status?: string | undefined
}

/**
 * A text field with suggestions, after the editable combobox of the ARIA Authoring Practices: arrows move through the
 * list while the focus stays in the field, Enter picks the marked option, Escape closes the list.
 */
export function Combobox(props: ComboboxProps) {
  const { options, onChoose, onChange, listLabel, optionIcon, isBusy = false, status = '', ...field } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [marked, setMarked] = useState<string | null>(null)
  const isOpen = isWanted && options.length > 0
  const at = isOpen ? options.findIndex(({ key }) => key === marked) : -1

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [marked])

  function fold() {
    setIsWanted(false)
    setMarked(null)
  }
  function choose(key: string) {
    fold()
    onChoose(key)
  }
  function moveTo(index: number) {
    setIsWanted(true)
    setMarked(options[(index + options.length) % options.length]?.key ?? null)
  }
  const movements: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at === -1 ? -1 : at - 1),
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    const move = options.length > 0 ? movements[key] : undefined
    const chosen = options[at]
    if (move) {
      event.preventDefault()
      move()
    } else if (key === 'Enter' && chosen) {
      // Enter picks the option and must not submit the form around.
      event.preventDefault()
      choose(chosen.key)
    } else if (key === 'Escape' && isOpen) {
      // Escape closes only the list, not the sheet around it.
      event.preventDefault()
      fold()
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setMarked(null)
  }

  return (
    <div className="combobox">
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={at === -1 ? undefined : `${id}-${at}`}
        end={isBusy ? <Spinner /> : undefined}
        onBlur={fold}
        onKeyDown={onKeyDown}
        onChange={(value) => {
          setIsWanted(true)
          setMarked(null)
          onChange(value)
        }}
      />
      <div className="options" id={`${id}-list`} role="listbox" aria-label={listLabel} hidden={!isOpen} ref={list}>
        {isOpen &&
          options.map((option, index) => (
            <OptionRow
              key={option.key}
              id={`${id}-${index}`}
              option={option}
              icon={optionIcon}
              isMarked={index === at}
              onChoose={choose}
            />
          ))}
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  )
}

type OptionRowProps = {
  readonly id: string
  readonly option: ComboboxOption
  readonly icon: ReactNode
  readonly isMarked: boolean
  readonly onChoose: (key: string) => void
}

function OptionRow({ id, option: { key, label, detail }, icon, isMarked, onChoose }: OptionRowProps) {
  return (
    // Pressing the mouse must not move the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the text field, which handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(key)}
    >
      {icon}
      <span className="text">
        {label}
        {detail && <span className="detail">{detail}</span>}
      </span>
    </div>
  )
}
