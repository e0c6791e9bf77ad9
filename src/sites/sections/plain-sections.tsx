/** Each section as it is where a theme draws no other: a heading, and what the facts hold; nothing of them, no section. */

import { closuresToTell } from '~/domain/site/opening'
import { townWords } from '~/domain/site/words/address-words'
import { qualificationWords } from '~/domain/site/words/qualification-words'
import { EmailLink } from '../parts/email-link'
import { HoursTable } from '../parts/hours-table'
import { MapLink } from '../parts/map-link'
import { Photo } from '../parts/photo'
import { RequestForm } from '../parts/request-form'
import { TelephoneLink } from '../parts/telephone-link'
import { anchorOf, photosOf, say } from '../site-view'
import type { SectionProps } from '../themes/theme'
import { ServiceLists } from './service-lists'
import { TitledSection } from './titled-section'

export function PlainServices(props: SectionProps) {
  return (
    <TitledSection section={props.section} title="Services">
      <ServiceLists {...props} />
    </TitledSection>
  )
}

export function PlainPrices(props: SectionProps) {
  return (
    <TitledSection section={props.section} title="Prix">
      <ServiceLists {...props} />
    </TitledSection>
  )
}

export function PlainHours({ site, section }: SectionProps) {
  const { hours, by_appointment } = site.facts
  if (hours.length === 0 && !by_appointment && closuresToTell(site.facts, site.day).length === 0) return null
  return (
    <TitledSection section={section} title="Horaires">
      <HoursTable site={site} title="Jours et heures d’ouverture" />
    </TitledSection>
  )
}

/** Towns as they are typed, never after a preposition: « à Le Mans » is nobody’s French. */
export function PlainArea({ site, section }: SectionProps) {
  const { towns, radius_km } = site.facts.area
  if (towns.length === 0 && radius_km === null) return null
  return (
    <TitledSection section={section} title="Où nous intervenons">
      {towns.length > 0 && (
        <ul className="towns">
          {towns.map(town => (
            <li key={town}>{town}</li>
          ))}
        </ul>
      )}
      {radius_km !== null && <p>{`Jusqu’à ${radius_km}\u00a0km autour de notre adresse.`}</p>}
    </TitledSection>
  )
}

export function PlainGallery({ site, section }: SectionProps) {
  const photos = photosOf(site, section)
  if (photos.length === 0) return null
  return (
    <TitledSection section={section} title="En images">
      <ul className="photos">
        {photos.map(photo => (
          <li key={photo.id}>
            <Photo
              site={site}
              photo={photo}
              sizes="(min-width: 62rem) 33vw, (min-width: 40rem) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export function PlainAbout({ site, section }: SectionProps) {
  const { about, since, qualifications } = site.facts
  const said = section.texts.length > 0
  const [photo] = photosOf(site, section)
  if (!said && !about?.trim() && !since && qualifications.length === 0) return null
  return (
    <TitledSection section={section} title="Qui nous sommes">
      {photo && <Photo site={site} photo={photo} sizes="(min-width: 62rem) 40vw, 100vw" />}
      {!said &&
        (about ?? '')
          .split(/\n+/)
          .filter(text => text.trim())
          .map(text => (
            <p key={text} className="lead">
              {say(text)}
            </p>
          ))}
      {since && <p className="since">{`Depuis ${since}.`}</p>}
      {qualifications.length > 0 && (
        <ul className="qualifications">
          {qualifications.map(one => (
            <li key={one.name}>{say(qualificationWords(one))}</li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

export function PlainQuestions({ section }: SectionProps) {
  if (section.questions.length === 0) return null
  return (
    <TitledSection section={section} title="Questions">
      <dl>
        {section.questions.map(({ question, answer }) => (
          <div key={question.text}>
            <dt>{say(question.text)}</dt>
            <dd>{say(answer.text)}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

export function PlainRequest({ site, section }: SectionProps) {
  return (
    <TitledSection section={section} title="Votre message">
      <RequestForm site={site} id={`${anchorOf(section)}-champ`} />
    </TitledSection>
  )
}

export function PlainContact({ site, section }: SectionProps) {
  const { address, telephone, email, payments } = site.facts
  const place = townWords(address)
  return (
    <TitledSection section={section} title="Contact">
      <address>
        {address.street && <span>{say(address.street)}</span>}
        {place && <span>{say(place)}</span>}
        <MapLink site={site} />
        <TelephoneLink telephone={telephone} />
        <EmailLink email={email} />
      </address>
      {payments.length > 0 && <p>{say(`Moyens de paiement : ${payments.join(', ')}.`)}</p>}
    </TitledSection>
  )
}
