import type { ComponentProps, ReactNode } from 'react'
import form from './admin-form.module.css'

interface Words {
  label: ReactNode
  /** What is wrong with it. */
  problem?: string | undefined
}

/** A field below its words. */
const Labelled = ({ label, problem, children }: Words & { children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the field is its child
  <label className={form.label}>
    {label}
    {children}
    {problem && <span className="error-text">{problem}</span>}
  </label>
)

type Typed<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'onChange'> &
  Words & { onType: (text: string) => void }

/** @param short a few figures wide */
export const AdminInput = ({
  label,
  problem,
  onType,
  short,
  ...input
}: Typed<'input'> & { short?: boolean }) => (
  <Labelled label={label} problem={problem}>
    <input
      aria-invalid={problem ? true : undefined}
      {...input}
      className={short ? `${form.input} ${form.short}` : form.input}
      onChange={event => onType(event.target.value)}
    />
  </Labelled>
)

export const AdminTextArea = ({ label, problem, onType, ...area }: Typed<'textarea'>) => (
  <Labelled label={label} problem={problem}>
    <textarea
      aria-invalid={problem ? true : undefined}
      {...area}
      className={form.input}
      onChange={event => onType(event.target.value)}
    />
  </Labelled>
)

type Picked = Omit<ComponentProps<'select'>, 'onChange'> & Words & { onPick: (value: string) => void }

export const AdminSelect = ({ label, problem, onPick, ...select }: Picked) => (
  <Labelled label={label} problem={problem}>
    <select
      aria-invalid={problem ? true : undefined}
      {...select}
      className={form.input}
      onChange={event => onPick(event.target.value)}
    />
  </Labelled>
)

type Ticked = Omit<ComponentProps<'input'>, 'onChange'> & {
  children: ReactNode
  onTick: (ticked: boolean) => void
}

/** A box with the words beside it; of `type="radio"`, one of several. */
export const AdminCheck = ({ onTick, children, ...input }: Ticked) => (
  <label className={form.check}>
    <input type="checkbox" {...input} onChange={event => onTick(event.target.checked)} />
    {children}
  </label>
)
