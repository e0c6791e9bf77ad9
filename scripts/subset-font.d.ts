/** The part of the package that we use; it ships no types of its own. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2'
      variationAxes?: Record<string, Axis | undefined>
      keepFeatures?: string[]
      noHinting?: boolean
      preserveNameIds?: number[]
    },
  ): Promise<Buffer>
}
