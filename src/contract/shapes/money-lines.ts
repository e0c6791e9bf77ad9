import { array, object, string } from 'zod/mini'

/** The money line in words, a cell each (specification B5.7). */
export const moneyLines = array(object({ label: string(), amount: string(), note: string() }))
