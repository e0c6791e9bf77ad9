import type { ComponentProps, ReactNode } from 'react'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { TextAreaField } from '../forms/text-area-field'
import { TextField } from '../forms/text-field'

/** What each step of the form is given. */
export interface FactsForm {
  facts: SiteFacts
  change: (some: Partial<SiteFacts>) => void
  errorOf: (place: string) => string | undefined
}

interface FactLineProps extends Pick<FactsForm, 'errorOf'> {
  /** The field of the facts, by its path. */
  place: string
  label: string
  hint?: ReactNode
  optional?: boolean
  value: string | null
  onType: (typed: string) => void
}

/** The id of the field of a fact, where a problem leads. */
export const idOfPlace = (place: string) => `fait-${place.replaceAll('.', '-')}`

/** One fact as a line of text. */
export function FactLine({
  place,
  value,
  onType,
  errorOf,
  ...words
}: FactLineProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>) {
  return (
    <TextField
      {...words}
      name={idOfPlace(place)}
      value={value ?? ''}
      error={errorOf(place)}
      onChange={event => onType(event.target.value)}
    />
  )
}

/** One fact as several lines. */
export function FactText({ place, value, onType, errorOf, ...words }: FactLineProps & { rows?: number }) {
  return (
    <TextAreaField
      {...words}
      name={idOfPlace(place)}
      value={value ?? ''}
      error={errorOf(place)}
      onChange={event => onType(event.target.value)}
    />
  )
}

/**
 * What FactLine and FactText are given of some facts that are text: `<FactLine label="E-mail" {...fact('email')} />`.
 * @param set null: it was emptied
 * @param path before their names: `legal.`
 */
export const factsOf =
  <Name extends string>(
    of: Record<Name, string | null>,
    set: (name: Name, text: string | null) => void,
    errorOf: FactsForm['errorOf'],
    path = '',
  ) =>
  (name: Name) => ({
    place: `${path}${name}`,
    value: of[name],
    onType: (typed: string) => set(name, typed || null),
    errorOf,
  })
