import type { ComponentProps, ReactNode } from 'react'
import form from './admin-form.module.css'

type Typed<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'onChange'> & {
  label: ReactNode
  onType: (text: string) => void
}

/** @param short a few figures wide */
export function AdminInput({ label, onType, short, ...input }: Typed<'input'> & { short?: boolean }) {
  return (
    <label className={form.label}>
      {label}
      <input
        {...input}
        className={short ? `${form.input} ${form.short}` : form.input}
        onChange={event => onType(event.target.value)}
      />
    </label>
  )
}

export function AdminTextArea({ label, onType, ...area }: Typed<'textarea'>) {
  return (
    <label className={form.label}>
      {label}
      <textarea {...area} className={form.input} onChange={event => onType(event.target.value)} />
    </label>
  )
}
