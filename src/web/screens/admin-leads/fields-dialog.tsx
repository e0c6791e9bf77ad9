import { type ReactNode, useState } from 'react'
import { errorsOf } from '~/contract/failure'
import { AdminInput, AdminSelect, AdminTextArea } from '~/web/ui/admin/admin-input'
import { AskDialog } from '~/web/ui/admin/ask-dialog'
import { PairOptions } from '~/web/ui/forms/pair-options'

interface AskedField {
  name: string
  label: string
  value?: string | undefined
  /** Choices instead of a line of text: value and words. */
  choices?: [value: string, words: string][]
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
  about?: ReactNode
  fields: AskedField[]
  /** Why it cannot be done yet; empty when it can. */
  missing?: string
  act: { isPending: boolean; error: Error | null }
  onDone: (values: Record<string, string>) => void
  onClose: () => void
}

/** Asks for a few lines of text or choices; a field that is refused, here or by the server, says why below it. */
export function FieldsDialog({ about, fields, onDone, ...dialog }: FieldsDialogProps) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, value, choices }) => [name, value ?? choices?.[0]?.[0] ?? ''])),
  )
  const [pressed, press] = useState(false)
  const problems = errorsOf(dialog.act.error)
  const flaws = fields.map(({ name, flawOf }) => flawOf?.(values[name] ?? ''))
  const done = () => {
    press(true)
    if (!flaws.some(Boolean)) onDone(values)
  }
  return (
    <AskDialog {...dialog} placed onDone={done}>
      {about}
      {fields.map(({ name, label, choices, until, rows }, at) => {
        const set = (value: string) => setValues(before => ({ ...before, [name]: value }))
        const refused = problems.find(({ field }) => field === name)?.message
        const problem = (pressed && flaws[at]) || refused
        const shared = { name, label, problem, value: values[name] ?? '' }
        if (rows) return <AdminTextArea key={name} {...shared} rows={rows} onType={set} />
        if (until) return <AdminInput key={name} {...shared} type="date" max={until} onType={set} />
        if (!choices) return <AdminInput key={name} {...shared} onType={set} />
        return (
          <AdminSelect key={name} {...shared} onPick={set}>
            <PairOptions of={choices} />
          </AdminSelect>
        )
      })}
    </AskDialog>
  )
}
