import type { Figure } from './figure'

/** What one part of the bench measured. */
export interface PartResult {
  name: string
  /** 2026-10-03. */
  date: string
  /** When it began. */
  load: number
  seconds: number
  figures: Figure[]
}
