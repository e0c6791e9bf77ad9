import { type ReactNode, useState } from 'react'
import { errorsOf } from '~/contract/failure'
import form from '~/web/ui/admin/admin-form.module.css'
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
  busy: boolean
  error: Error | null
  onDone: (values: Record<string, string>) => void
  onClose: () => void
}

/** Asks for a few lines of text or choices; a field that the server refuses says why below it. */
export function FieldsDialog({ about, fields, onDone, error, ...dialog }: FieldsDialogProps) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, value, choices }) => [name, value ?? choices?.[0]?.[0] ?? ''])),
  )
  const problems = errorsOf(error)
  const set = (name: string, value: string) => setValues(before => ({ ...before, [name]: value }))
  return (
    <AskDialog {...dialog} error={error} onDone={() => onDone(values)}>
      {about}
      {fields.map(({ name, label, choices, rows }) => {
        const problem = problems.find(({ field }) => field === name)?.message
        const shared = {
          id: `champ-${name}`,
          name,
          className: form.input,
          value: values[name] ?? '',
          'aria-invalid': problem ? true : undefined,
        }
        return (
          <label key={name} htmlFor={`champ-${name}`} className={form.label}>
            {label}
            {choices ? (
              <select {...shared} onChange={event => set(name, event.target.value)}>
                <PairOptions of={choices} />
              </select>
            ) : rows ? (
              <textarea {...shared} rows={rows} onChange={event => set(name, event.target.value)} />
            ) : (
              <input {...shared} onChange={event => set(name, event.target.value)} />
            )}
            {problem && <span className="error-text">{problem}</span>}
          </label>
        )
      })}
    </AskDialog>
  )
}

/** « 1 200,50 » as cents; NaN for what is no amount. */
export const centsOf = (typed: string) =>
  Math.round(Number(typed.replace(/[\s€]/g, '').replace(',', '.')) * 100)
