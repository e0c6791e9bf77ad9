import { Fragment, type ReactNode, useState } from 'react'
import { errorsOf } from '~/contract/failure'
import { PairOptions } from '../../forms/pair-options'
import { AdminInput, AdminSelect, AdminTextArea } from './admin-input'
import { AskDialog } from './ask-dialog'
import { TheirValue } from './their-value'
import { useKeptFields } from './use-kept-fields'
import { useOwnError } from './use-own-error'

interface AskedField {
  name: string
  label: string
  /** What stands there now. */
  value?: string | undefined
  /** Choices instead of a line of text: value and words. */
  choices?: [value: string, words: string][]
  /** What else changes when this one does, by name. */
  along?: (value: string) => Record<string, string>
  /** A day instead of text, this one at the latest. */
  until?: string
  /** Several lines of text. */
  rows?: number
  /** What is wrong with what was typed, said below it before anything is asked of the server. */
  flawOf?: (typed: string) => string | undefined
}

interface FieldsDialogProps {
  title: string
  action: string
  /** What is to be known before one answers. */
  about?: ReactNode | ((set: (typed: Record<string, string>) => void) => ReactNode)
  fields: AskedField[]
  /** Why it cannot be done yet; empty when it can. */
  missing?: string
  act: { isPending: boolean; error: Error | null }
  /** Under which name this tab keeps what is typed, over a reload and the end of the session, until it is done or taken back. */
  keptAs: string
  /** @param leave closes it and forgets what was typed: once it is done */
  onDone: (values: Record<string, string>, leave: () => void) => void
  onClose: () => void
}

/** Asks for a few lines of text or choices; a field that is refused, here or by the server, says why below it. */
export function FieldsDialog({ about, fields, keptAs, onDone, onClose, ...dialog }: FieldsDialogProps) {
  const start = Object.fromEntries(
    fields.map(({ name, value, choices }) => [name, value ?? choices?.[0]?.[0] ?? '']),
  )
  const { fields: values, set: change, theirs, leave } = useKeptFields(keptAs, { start, onClose })
  const [pressed, press] = useState(false)
  const problems = errorsOf(useOwnError(dialog.act))
  const flaws = fields.map(({ name, flawOf }) => flawOf?.(values[name] ?? ''))
  /** A choice that is gone meanwhile is not the one on screen any more. */
  const shownValue = ({ name, choices }: AskedField) => {
    const value = values[name] ?? ''
    return choices && !choices.some(([choice]) => choice === value) ? (choices[0]?.[0] ?? '') : value
  }
  const done = () => {
    press(true)
    if (flaws.some(Boolean)) return
    onDone(Object.fromEntries(fields.map(field => [field.name, shownValue(field)])), () => leave())
  }
  return (
    <AskDialog {...dialog} placed onDone={done} onClose={() => leave(dialog.act.error)}>
      {typeof about === 'function' ? about(change) : about}
      {fields.map((field, at) => {
        const { name, label, choices, along, until, rows } = field
        const set = (value: string) => change({ ...along?.(value), [name]: value })
        const refused = problems.find(problem => problem.field === name)?.message
        const problem = (pressed && flaws[at]) || refused
        const shared = { name, label, problem, value: shownValue(field) }
        if (until) return <AdminInput key={name} {...shared} type="date" max={until} onType={set} />
        const now = field.value === undefined ? undefined : theirs(name)
        return (
          <Fragment key={name}>
            {choices ? (
              <AdminSelect {...shared} onPick={set}>
                <PairOptions of={choices} />
              </AdminSelect>
            ) : rows ? (
              <AdminTextArea {...shared} rows={rows} onType={set} />
            ) : (
              <AdminInput {...shared} onType={set} />
            )}
            <TheirValue
              label={label}
              value={now}
              words={choices?.find(([choice]) => choice === now)?.[1]}
              onTake={set}
            />
          </Fragment>
        )
      })}
    </AskDialog>
  )
}
