import { plain } from './plain-words'

/** Legal forms and civilities: they stand before, behind or not at all. */
const NO_NAME = new Set(
  'SA SAS SASU SARL EURL SCI SNC SELARL SELAS SCOP SC EI EIRL AUTO ENTREPRENEUR MICRO SOCIETE STE ETS ETABLISSEMENTS ENTREPRISE M MR MME MLLE MONSIEUR MADAME MADEMOISELLE ET DE DU DES LA LE LES D L OU AU'.split(
    ' ',
  ),
)

const DOTTED_FORMS = /\b(?:[SECL]\.\s?){2,6}/gi

/** A name's own words, in capitals and without accents: « S.A.R.L. Hôtel de l’Été » is HOTEL ETE. */
export function nameWords(name: string): string[] {
  return plain(name.replace(DOTTED_FORMS, ' '))
    .split(' ')
    .filter(word => word.length > 1 && !NO_NAME.has(word))
}
