/** The parts of an upload, in the order in which they arrive. */
export type UploadPart =
  | { field: string; value: string }
  | { filename: string; bytes: AsyncIterable<Uint8Array> }

/** A file with its fields, as it comes in. */
export interface Upload {
  parts: AsyncIterable<UploadPart>
  /** How long its request says that it is, in bytes; null where it does not. */
  announced: number | null
}
