import { AnswersField } from './answers-field'
import { ClosuresField } from './closures-field'
import { FactLine, type FactsForm, FactText, factsOf } from './fact-line'
import { ListField } from './list-field'

/** What makes a site say more; all of it may wait. */
export function MoreStep(form: FactsForm) {
  return (
    <>
      <AboutFields {...form} />
      <AreaFields {...form} />
      <PaymentsField {...form} />
      <LinksField {...form} />
      <ClosuresField {...form} />
      <AssistantContact {...form} />
      <AnswersField {...form} />
    </>
  )
}

/** What the firm says of itself. */
export function AboutFields({ facts: { about, since, qualifications }, change, errorOf }: FactsForm) {
  const fact = factsOf({ about, since }, (name, text) => change({ [name]: text }), errorOf)
  return (
    <>
      <FactText
        label="Votre entreprise, en quelques phrases"
        hint="Ce que vous faites, pour qui, ce à quoi vous tenez."
        optional
        rows={4}
        {...fact('about')}
      />
      <FactLine
        label="Depuis quelle année&#8239;?"
        optional
        inputMode="numeric"
        maxLength={4}
        {...fact('since')}
      />
      <ListField
        place="qualifications"
        label="Qualifications et labels"
        hint="Un par ligne&#8239;; le numéro après une barre&nbsp;: RGE QualiPAC | 12345."
        values={qualifications.map(({ name, number }) => (number ? `${name} | ${number}` : name))}
        onType={lines => change({ qualifications: lines.map(qualificationOf) })}
        errorOf={errorOf}
      />
    </>
  )
}

/** Where the firm goes. */
export function AreaFields({ facts: { area }, change, errorOf }: FactsForm) {
  return (
    <>
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
        label="Jusqu’à combien de kilomètres&#8239;?"
        optional
        inputMode="numeric"
        maxLength={4}
        value={area.radius_km === null ? null : String(area.radius_km)}
        onType={text => change({ area: { ...area, radius_km: Number(text.replace(/\D/g, '')) || null } })}
        errorOf={errorOf}
      />
    </>
  )
}

/** How one pays. */
export function PaymentsField({ facts: { payments }, change, errorOf }: FactsForm) {
  return (
    <ListField
      place="payments"
      label="Moyens de paiement"
      hint="Un par ligne&nbsp;: carte, espèces, chèque."
      values={payments}
      onType={ways => change({ payments: ways })}
      errorOf={errorOf}
    />
  )
}

/** The firm's other pages. */
export function LinksField({ facts: { links }, change, errorOf }: FactsForm) {
  return (
    <ListField
      place="links"
      label="Vos autres pages"
      hint="Une adresse par ligne, en https."
      values={links}
      onType={addresses => change({ links: addresses })}
      errorOf={errorOf}
    />
  )
}

/** Who answers what the machine does not know. */
export function AssistantContact({ facts: { assistant_contact }, change, errorOf }: FactsForm) {
  const fact = factsOf({ assistant_contact }, (_, text) => change({ assistant_contact: text }), errorOf)
  return (
    <FactLine
      label="Qui répond quand l’assistant ne sait pas&#8239;?"
      hint="Un nom, et un téléphone ou un e-mail."
      optional
      {...fact('assistant_contact')}
    />
  )
}

function qualificationOf(line: string) {
  const [name = '', number = ''] = line.split('|').map(text => text.trim())
  return { name, number: number || null }
}
