import form from '~/web/ui/admin/form/admin-form.module.css'
import { Options } from '~/web/ui/forms/options'

interface ChoiceFieldProps<Choice extends string> {
  name: string
  label: string
  all: readonly Choice[]
  words: Record<Choice, string>
  value: Choice
  onChange: (value: Choice) => void
}

/** One of a closed list. */
export function ChoiceField<Choice extends string>({
  name,
  label,
  all,
  words,
  value,
  onChange,
}: ChoiceFieldProps<Choice>) {
  const pick = (picked: string) => {
    const choice = all.find(one => one === picked)
    if (choice !== undefined) onChange(choice)
  }
  return (
    <label className={form.label} htmlFor={name}>
      {label}
      <select
        id={name}
        name={name}
        className={form.input}
        value={value}
        onChange={event => pick(event.target.value)}
      >
        <Options of={all} words={one => words[one]} />
      </select>
    </label>
  )
}
