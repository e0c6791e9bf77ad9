import { isRegulated } from '~/domain/site/layout/site-theme'
import { isCompany } from '~/domain/site/site-problems'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '../forms/select-field'
import { FactLine, type FactsForm, factsOf } from './fact-line'
import styles from './site-facts.module.css'

const FORMS = ['EI', 'EURL', 'SARL', 'SASU', 'SAS', 'SA', 'SNC', 'SELARL', 'SCOP', 'Association']

/** What the law asks a site to say of its firm; what this firm need not say is not asked first. */
export function LegalStep({ facts, change, errorOf }: FactsForm) {
  const { legal, legal_form, siren, trade } = facts
  const say = (some: Partial<typeof legal>) => change({ legal: { ...legal, ...some } })
  const fact = factsOf({ siren }, (_, text) => change({ siren: text }), errorOf)
  const said = factsOf(legal, (name, text) => say({ [name]: text }), errorOf, 'legal.')
  const other = legal_form && !FORMS.includes(legal_form) ? [legal_form] : []
  return (
    <>
      <FactLine label="SIREN" inputMode="numeric" {...fact('siren')} />
      <SelectField
        name="fait-legal_form"
        label="Forme de votre entreprise"
        value={legal_form ?? ''}
        error={errorOf('legal_form')}
        onChange={event => change({ legal_form: event.target.value || null })}
      >
        <option value="">Choisissez</option>
        <Options
          of={[...FORMS, ...other]}
          words={form => (form === 'EI' ? 'EI ou micro-entreprise' : form)}
        />
      </SelectField>
      {isCompany(facts) && (
        <FactLine
          label="Capital de la société"
          hint="Comme sur le Kbis&nbsp;: 8&#8239;000&nbsp;€."
          {...said('capital')}
        />
      )}
      <FactLine
        label="Qui dirige la publication du site&#8239;?"
        hint="Le plus souvent, c’est vous&nbsp;: prénom et nom."
        autoComplete="name"
        {...said('publication_director')}
      />
      {isRegulated(trade) && (
        <FactLine label="L’ordre ou l’autorité dont dépend votre profession" {...said('authority')} />
      )}
      <details className={styles.more}>
        <summary>Compléter les mentions légales (facultatif)</summary>
        <div className={`stack-12 ${styles.inner}`}>
          <SelectField
            name="fait-legal-registry"
            label="Où êtes-vous inscrit&#8239;?"
            optional
            value={legal.registry ?? ''}
            onChange={({ target: { value } }) =>
              say({ registry: value === 'RCS' || value === 'RNE' ? value : null })
            }
          >
            <option value="">Je ne sais pas</option>
            <option value="RCS">Registre du commerce (RCS)</option>
            <option value="RNE">Registre national des entreprises (RNE)</option>
          </SelectField>
          <FactLine label="Ville du greffe" optional {...said('registry_city')} />
          <FactLine label="Numéro de TVA" optional {...said('vat_number')} />
          <FactLine
            label="Médiateur de la consommation"
            hint="Si vous vendez à des particuliers&nbsp;: son nom et son adresse."
            optional
            {...said('mediator')}
          />
          <FactLine
            label="Assurance professionnelle"
            hint="L’assureur et le territoire couvert."
            optional
            {...said('insurance')}
          />
        </div>
      </details>
    </>
  )
}
