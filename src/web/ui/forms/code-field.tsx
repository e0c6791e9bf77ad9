import { TextField } from './text-field'

interface CodeFieldProps {
  name: string
  label?: string
  value: string
  error: string
  onChange: (typed: string) => void
}

/** Where six figures from an e-mail are typed; telephones offer them by themselves. */
export function CodeField({ name, label = 'Code reçu par e-mail', value, error, onChange }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      value={value}
      onChange={event => onChange(event.target.value)}
      error={error || undefined}
    />
  )
}
