import { type ReactNode, useState } from 'react'
import { sameData } from '~/domain/same-data'
import { TextAreaField } from '../forms/text-area-field'
import { type FactsForm, idOfPlace } from './fact-line'

interface ListFieldProps extends Pick<FactsForm, 'errorOf'> {
  place: string
  label: string
  hint: ReactNode
  values: readonly string[]
  onType: (values: string[]) => void
}

/** Several facts of one kind, one a line. */
export function ListField({ place, label, hint, values, onType, errorOf }: ListFieldProps) {
  const [typed, setTyped] = useState(values.join('\n'))
  // Another's change, or what the server made of it.
  if (!sameData(linesOf(typed), values)) setTyped(values.join('\n'))
  const wrong = values.map((_, at) => errorOf(`${place}.${at}`)).find(Boolean)
  return (
    <TextAreaField
      name={idOfPlace(place)}
      label={label}
      hint={hint}
      optional
      rows={2}
      value={typed}
      error={errorOf(place) ?? wrong}
      onChange={event => {
        setTyped(event.target.value)
        onType(linesOf(event.target.value))
      }}
    />
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
