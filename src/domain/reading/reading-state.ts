/** How far the reading of a piece is; `off`: it is not read, by configuration or because it came before. */
export const READING_STATES = ['pending', 'done', 'unreadable', 'off'] as const
export type ReadingState = (typeof READING_STATES)[number]
