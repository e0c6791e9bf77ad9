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
  /** Several lines of text. */
  rows?: number
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

/** Asks for a few lines of text or choices; a field that the server refuses says why below it. */
export function FieldsDialog({ about, fields, onDone, ...dialog }: FieldsDialogProps) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, value, choices }) => [name, value ?? choices?.[0]?.[0] ?? ''])),
  )
  const problems = errorsOf(dialog.act.error)
  return (
    <AskDialog {...dialog} placed onDone={() => onDone(values)}>
      {about}
      {fields.map(({ name, label, choices, rows }) => {
        const set = (value: string) => setValues(before => ({ ...before, [name]: value }))
        const problem = problems.find(({ field }) => field === name)?.message
        const shared = { name, label, problem, value: values[name] ?? '' }
        if (rows) return <AdminTextArea key={name} {...shared} rows={rows} onType={set} />
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

/** « 1 200,50 » as cents; NaN for what is no amount. */
export const centsOf = (typed: string) =>
  Math.round(Number(typed.replace(/[\s€]/g, '').replace(',', '.')) * 100)
