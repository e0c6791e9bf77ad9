import type { ReactNode } from 'react'
import { formatSiren } from '~/domain/place/siret'
import { SITE_PATHS } from '~/domain/site/site-paths'
import { addressWords } from '~/domain/site/words/address-words'
import { TelephoneLink } from '../parts/telephone-link'
import { type SiteView, say } from '../site-view'

/** Mentions légales of the firm (LCEN, article 1-1): its publisher is itself, its host the agency. What is unknown is left out. */
export function LegalNotice({ site }: { site: SiteView }) {
  const { facts, options } = site
  const { legal, address, legal_form } = facts
  const place = addressWords(address)
  // A trader of his own has no company: what stands for him is his name.
  const own = legal_form === 'EI' || legal_form === 'EIRL'
  return (
    <section className="section text" aria-labelledby="editeur">
      <h2 id="editeur">Éditeur du site</h2>
      <dl>
        <Line name={own ? 'Entrepreneur individuel' : 'Nom'}>{say(facts.name)}</Line>
        <Line name="Forme juridique">{legal_form}</Line>
        <Line name="Capital social">{legal.capital}</Line>
        <Line name={own ? 'Adresse' : 'Siège'}>{place && say(place)}</Line>
        <Line name="Téléphone">{facts.telephone && <TelephoneLink telephone={facts.telephone} />}</Line>
        <Line name="E-mail">{facts.email}</Line>
        <Line name="SIREN">{facts.siren && formatSiren(facts.siren)}</Line>
        <Line name="Immatriculation">
          {legal.registry && [legal.registry, legal.registry_city].filter(Boolean).join(' ')}
        </Line>
        <Line name="TVA intracommunautaire">{legal.vat_number}</Line>
        <Line name="Directeur de la publication">{legal.publication_director}</Line>
        <Line name="Ordre ou autorité">{legal.authority && say(legal.authority)}</Line>
        <Line name="Assurance professionnelle">{legal.insurance && say(legal.insurance)}</Line>
        <Line name="Médiateur de la consommation">{legal.mediator && say(legal.mediator)}</Line>
      </dl>
      <h2>Hébergeur</h2>
      <dl>
        <Line name="Nom">{say(options.host.name)}</Line>
        <Line name="Adresse">{say(options.host.address)}</Line>
        <Line name="Téléphone">
          <TelephoneLink telephone={options.host.telephone} />
        </Line>
      </dl>
      <p>
        {say('Un contenu de ce site vous paraît contraire à la loi ? ')}
        <a href={site.to(SITE_PATHS.notice)}>Signalez-le à l’hébergeur</a>.
      </p>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
