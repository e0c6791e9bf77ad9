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

type Picked = Omit<ComponentProps<'select'>, 'onChange'> & {
  label: ReactNode
  onPick: (value: string) => void
}

export function AdminSelect({ label, onPick, ...select }: Picked) {
  return (
    <label className={form.label}>
      {label}
      <select {...select} className={form.input} onChange={event => onPick(event.target.value)} />
    </label>
  )
}

type Ticked = Omit<ComponentProps<'input'>, 'onChange'> & {
  children: ReactNode
  onTick: (ticked: boolean) => void
}

/** A box with the words beside it; of `type="radio"`, one of several. */
export function AdminCheck({ onTick, children, ...input }: Ticked) {
  return (
    <label className={form.check}>
      <input type="checkbox" {...input} onChange={event => onTick(event.target.checked)} />
      {children}
    </label>
  )
}
