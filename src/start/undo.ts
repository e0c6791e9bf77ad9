/** What ends the parts that have started, the last one first. */
export type Undo = (() => unknown)[]
