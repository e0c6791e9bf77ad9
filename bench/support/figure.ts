/** One line of the report: what was measured, beside what, and the limit of specification D1. */
export interface Figure {
  /** « cached page, answers a second ». */
  name: string
  value: number
  unit: string
  /** What it is compared with, measured in the same run, in the same unit. */
  beside?: { name: string; value: number }
  /** Where it was measured several times: what was judged in the lowest and the highest run. */
  runs?: { least: number; most: number }
  /** Of the ratio where there is something beside it, else of the value, or of the value all the same. */
  limit?: ({ most: number } | { least: number }) & { ofValue?: true }
}

/** What a part is told: how large, and how slowed. */
export interface Options {
  /** Dossiers of the largest list. */
  size: number
  /** Milliseconds that each answer of the site is held back, to see the limits fail. */
  slow: number
  /** Whether a browser's main thread is looked into: what its longest tasks did. */
  trace: boolean
  /**
   * Whether it is also watched which functions were at work. That makes tasks longer, and puts into them what a visitor's
   * browser does beside them: V8 tells of each function of a file that it compiled, on the main thread.
   */
  functions: boolean
}

/** A file of bench/ that measures one part of the product. */
export interface Part {
  run: (options: Options) => Promise<Figure[]>
}

/** The value as a multiple of what stands beside it; null without. */
export const ratioOf = ({ value, beside }: Figure): number | null => (beside ? value / beside.value : null)

/** What its limit is held against: the ratio where it has one that counts, else the value. */
export const judgedOf = (figure: Figure): number =>
  (figure.limit?.ofValue ? null : ratioOf(figure)) ?? figure.value

/** How much of the limit is used: 1 is all of it; null where there is none. */
export function limitUsed(figure: Figure): number | null {
  const { limit } = figure
  if (!limit) return null
  const judged = judgedOf(figure)
  if ('most' in limit)
    return limit.most === 0 ? (judged > 0 ? Number.POSITIVE_INFINITY : 0) : judged / limit.most
  return limit.least / judged
}

/** Whether the limit holds; true where there is none. */
export const isMet = (figure: Figure): boolean => {
  const used = limitUsed(figure)
  return used === null || used <= 1
}
