import { plainText } from '../text/plain-text'
import { aidLimits } from './aid'
import { fieldsOf, itemsOf, LONGEST } from './aides-entreprises-text'

/** The number of a record of aides-entreprises.fr; null where it has none that can be trusted. */
export const registerId = (record: unknown): string | null =>
  /^\d{1,9}$/.exec(String(fieldsOf(record).id_aid ?? ''))?.[0] ?? null

/** Where people read it. */
export const registerPage = (id: string) => `https://www.aides-entreprises.fr/aide/${id}`

/** « 2026-10-05 10:00:01 » as a day; the file writes « 0000-00-00 00:00:00 » for none. */
export function recordDay(value: unknown): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(typeof value === 'string' ? value : '')?.[1]
  return day && !day.startsWith('0000') && !Number.isNaN(Date.parse(day)) ? day : null
}

/** The pages in https that the body keeps of it. */
export const linksOf = (record: unknown): string[] =>
  itemsOf(fieldsOf(fieldsOf(record).complements).source)
    .map(({ lien }) => (typeof lien === 'string' ? lien.trim() : ''))
    .filter(
      link =>
        link.length <= aidLimits.source_url && /^https:\/\/[\w.-]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(link),
    )

/** Whether the register still shows it: it keeps what it removed, with the status 0. */
export const isOnline = (record: unknown) => String(fieldsOf(record).status ?? '1') === '1'

/** What a person compares of a record: its dates and its words, a line each. */
export function registerText(record: unknown): string {
  const said = fieldsOf(record)
  const lines: [string, string][] = [
    ['Nom', plainText(said.aid_nom, aidLimits.name)],
    ['Fiche mise à jour le', recordDay(said.horodatage) ?? 'non daté'],
    ['Fin', recordDay(said.date_fin) ?? 'aucune annoncée'],
    ['Objet', plainText(said.aid_objet, LONGEST)],
    ['Opérations', plainText(said.aid_operations_el, LONGEST)],
    ['Bénéficiaires', plainText(said.aid_benef, LONGEST)],
    ['Conditions', plainText(said.aid_conditions, LONGEST)],
    ['Montant', plainText(said.aid_montant, LONGEST)],
  ]
  return lines
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}\u00a0: ${words}`)
    .join('\n')
}
