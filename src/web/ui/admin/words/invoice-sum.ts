import { formatSum } from '~/domain/text/french'

/** What an invoice asks for, from euros: a draft for a territory that is not served asks for nothing yet (specification B5). */
export const invoiceSum = (euros: number): string => (euros === 0 ? 'à établir' : formatSum(euros))
