import { useState } from 'react'
import { centsTyped } from '~/domain/invoice/euros-typed'
import { TextField } from '../forms/text-field'

interface PriceFieldProps {
  name: string
  /** What it is the price of; « Prix en € » where that stands beside it. */
  label?: string
  cents: number | null
  error: string | undefined
  onChange: (cents: number | null) => void
}

/** A price in euros as one types it; what is none is said, changes nothing, and is not valid, so that nobody takes it for kept. */
export function PriceField({ name, label = 'Prix en\u00a0€', cents, error, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState(() => eurosOf(cents))
  const [known, setKnown] = useState(cents)
  if (known !== cents) {
    setKnown(cents)
    if (centsOf(typed) !== cents) setTyped(eurosOf(cents))
  }
  const wrong = centsOf(typed) === undefined
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      ref={input => input?.setCustomValidity(wrong ? HOW : '')}
      warning={wrong ? HOW : undefined}
      error={error}
      onChange={event => {
        const text = event.target.value
        setTyped(text)
        const read = centsOf(text)
        if (read === undefined) return
        setKnown(read)
        onChange(read)
      }}
    />
  )
}

const HOW = 'Un prix s’écrit 45 ou 45,50.'

/** « 1 200,50 » */
const eurosOf = (cents: number | null) =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')

/** @returns null of nothing, undefined of what is no price */
function centsOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cents = centsTyped(typed)
  return cents >= 0 ? cents : undefined
}
