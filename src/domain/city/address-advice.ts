import { type Html, html } from '../text/html'
import type { City } from './city'
import { enumerate, ofPlace } from './place-names'

/** How a firm of that city writes where it is, so that nobody looks for it elsewhere. */
export function addressAdvice(city: City): Html[] {
  const [first = '', ...others] = city.postal_codes
  const codes =
    others.length === 0
      ? html`« ${first} ${city.name} » au pied de page, sur la fiche Google et dans l’annuaire des entreprises.`
      : html`Codes postaux ${ofPlace(city)} : ${enumerate(city.postal_codes, 21)}. Celui de votre siège dans le pied de page, les autres dans le texte de la zone servie.`
  const shared =
    city.code_sharers.length > 0
      ? html`${enumerate(city.code_sharers, 6)} ${city.code_sharers.length === 1 ? 'partage un code postal' : 'partagent un code postal'} avec ${city.name} : le nom de la commune doit suivre le code.`
      : null
  const homonyms =
    city.homonyms.length > 0
      ? html`${city.name} existe aussi ailleurs (${enumerate(city.homonyms, 5)}) : ajoutez « ${city.departmentData.name} » au titre de vos pages.`
      : null
  const former =
    city.former.length > 0
      ? html`Les habitants tapent encore ${enumerate(city.former, 10)} : ${city.former.length > 1 ? 'citez celui' : 'citez-le si c’est celui'} du quartier où vous êtes.`
      : null
  return [codes, shared, homonyms, former].filter(advice => advice !== null)
}
