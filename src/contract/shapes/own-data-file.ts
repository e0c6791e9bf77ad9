import { object, record, string, unknown } from 'zod/mini'

/** What somebody takes along of what is held about him. */
export const ownData = object({ format: string(), exported_at: string(), data: record(string(), unknown()) })
