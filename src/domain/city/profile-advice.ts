import { type Html, html } from '../text/html'
import type { City } from './city'
import type { Neighbourhood } from './neighbourhood'
import { atPlace, enumerate, kilometres, thanPlace } from './place-names'

/** Google lets a business profile name twenty service areas at most. */
const SERVICE_AREAS = 20

/**
 * What to write into a Google Business profile: its service areas, postal codes, towns of the same name, former
 * communes.
 */
export function profileAdvice(city: City, around: Neighbourhood | null): Html[] {
  const { postal_codes: codes } = city
  const names = (around?.near ?? []).map(({ name }) => name).slice(0, SERVICE_AREAS - 1)
  const last = around?.near[names.length - 1]
  const areas =
    last && names.length > 3
      ? html`Des ${SERVICE_AREAS} zones que Google admet, après ${city.name} et de proche en proche : ${enumerate(names, 7)}${names.length === SERVICE_AREAS - 1 ? `, ce qui mène à ${kilometres(last.km)}` : ''}.`
      : null
  const target =
    codes.length > 1
      ? html`Une campagne par code postal vise ${codesWords(codes)} ${atPlace(city)} : commencez par celle de vos derniers chantiers.`
      : city.code_sharers.length > 0
        ? html`Le ${codes[0] ?? ''} couvre aussi ${enumerate(city.code_sharers, 4)} : ${city.code_sharers.length > 1 ? 'excluez ces communes' : 'excluez cette commune'} si vous n’y allez pas.`
        : html`Le ${codes[0] ?? ''} ne couvre ${thanPlace(city)}.`
  const confused =
    city.homonyms.length > 0
      ? html`Un appel destiné à une ville du même nom (${enumerate(city.homonyms, 4)}) n’est pas un client : dites « ${city.departmentData.name} » en décrochant.`
      : null
  const former =
    city.former.length > 0
      ? html`Dans les avis et sous les photos, ${enumerate(city.former, 5)} ${city.former.length > 1 ? 'situent' : 'situe'} mieux un chantier ${thanPlace(city)}.`
      : null
  return [areas, target, confused, former].filter(item => item !== null)
}

/** « 63000 ou 63100 », « l’un des 9 codes de 69001 à 69009 ». */
const codesWords = (codes: readonly string[]) =>
  codes.length === 2 ? codes.join(' ou ') : `l’un des ${codes.length} codes de ${codes[0]} à ${codes.at(-1)}`
