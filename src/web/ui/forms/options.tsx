import type { ReactNode } from 'react'

interface OptionsProps<Value extends string | number> {
  of: readonly Value[]
  words: (value: Value) => ReactNode
}

/** What a native list offers: values of a closed list, each by its words. */
export const Options = <Value extends string | number>({ of, words }: OptionsProps<Value>) =>
  of.map(value => (
    <option key={value} value={value}>
      {words(value)}
    </option>
  ))
