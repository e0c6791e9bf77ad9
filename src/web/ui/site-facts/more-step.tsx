import { AnswersField } from './answers-field'
import { ClosuresField } from './closures-field'
import { FactLine, type FactsForm, FactText } from './fact-line'
import { ListField } from './list-field'

/** What makes a site say more; all of it may wait. */
export function MoreStep({ facts, change, errorOf }: FactsForm) {
  const { about, since, payments, qualifications, area, links, assistant_contact } = facts
  return (
    <>
      <FactText
        place="about"
        label="Votre entreprise, en quelques phrases"
        hint="Ce que vous faites, pour qui, ce à quoi vous tenez."
        optional
        rows={4}
        value={about}
        onType={text => change({ about: text || null })}
        errorOf={errorOf}
      />
      <FactLine
        place="since"
        label={'Depuis quelle année\u202f?'}
        optional
        inputMode="numeric"
        maxLength={4}
        value={since}
        onType={year => change({ since: year || null })}
        errorOf={errorOf}
      />
      <ListField
        place="area.towns"
        label="Les communes où vous allez"
        hint="Une par ligne."
        values={area.towns}
        onType={towns => change({ area: { ...area, towns } })}
        errorOf={errorOf}
      />
      <FactLine
        place="area.radius_km"
        label={'Jusqu’à combien de kilomètres\u202f?'}
        optional
        inputMode="numeric"
        maxLength={4}
        value={area.radius_km === null ? null : String(area.radius_km)}
        onType={text => change({ area: { ...area, radius_km: Number(text.replace(/\D/g, '')) || null } })}
        errorOf={errorOf}
      />
      <ListField
        place="payments"
        label="Moyens de paiement"
        hint={'Un par ligne\u00a0: carte, espèces, chèque.'}
        values={payments}
        onType={ways => change({ payments: ways })}
        errorOf={errorOf}
      />
      <ListField
        place="qualifications"
        label="Qualifications et labels"
        hint={'Un par ligne\u202f; le numéro après une barre\u00a0: RGE QualiPAC | 12345.'}
        values={qualifications.map(({ name, number }) => (number ? `${name} | ${number}` : name))}
        onType={lines => change({ qualifications: lines.map(qualificationOf) })}
        errorOf={errorOf}
      />
      <ListField
        place="links"
        label="Vos autres pages"
        hint="Une adresse par ligne, en https."
        values={links}
        onType={addresses => change({ links: addresses })}
        errorOf={errorOf}
      />
      <ClosuresField facts={facts} change={change} errorOf={errorOf} />
      <FactLine
        place="assistant_contact"
        label={'Qui répond quand l’assistant ne sait pas\u202f?'}
        hint="Un nom, et un téléphone ou un e-mail."
        optional
        value={assistant_contact}
        onType={text => change({ assistant_contact: text || null })}
        errorOf={errorOf}
      />
      <AnswersField facts={facts} change={change} errorOf={errorOf} />
    </>
  )
}

function qualificationOf(line: string) {
  const [name = '', number = ''] = line.split('|').map(text => text.trim())
  return { name, number: number || null }
}
