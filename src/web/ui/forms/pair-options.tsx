interface PairOptionsProps {
  /** Nothing is offered while there are none. */
  of: readonly (readonly [value: string | number, words: string])[] | undefined
}

/** What a native list offers, each value with its words. */
export const PairOptions = ({ of }: PairOptionsProps) =>
  of?.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))
