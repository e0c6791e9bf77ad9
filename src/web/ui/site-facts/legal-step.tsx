import { isCompany } from '~/domain/site/site-problems'
import { isRegulated } from '~/domain/site/site-theme'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '../forms/select-field'
import { FactLine, type FactsForm } from './fact-line'
import styles from './site-facts.module.css'

const FORMS = ['EI', 'EURL', 'SARL', 'SASU', 'SAS', 'SA', 'SNC', 'SELARL', 'SCOP', 'Association']

/** What the law asks a site to say of its firm; what this firm need not say is not asked first. */
export function LegalStep({ facts, change, errorOf }: FactsForm) {
  const { legal, legal_form, siren, trade } = facts
  const say = (some: Partial<typeof legal>) => change({ legal: { ...legal, ...some } })
  const other = legal_form && !FORMS.includes(legal_form) ? [legal_form] : []
  return (
    <>
      <FactLine
        place="siren"
        label="SIREN"
        inputMode="numeric"
        value={siren}
        onType={text => change({ siren: text || null })}
        errorOf={errorOf}
      />
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
          place="legal.capital"
          label="Capital de la société"
          hint={'Comme sur le Kbis\u00a0: 8\u202f000\u00a0€.'}
          value={legal.capital}
          onType={capital => say({ capital: capital || null })}
          errorOf={errorOf}
        />
      )}
      <FactLine
        place="legal.publication_director"
        label={'Qui dirige la publication du site\u202f?'}
        hint={'Le plus souvent, c’est vous\u00a0: prénom et nom.'}
        autoComplete="name"
        value={legal.publication_director}
        onType={name => say({ publication_director: name || null })}
        errorOf={errorOf}
      />
      {isRegulated(trade) && (
        <FactLine
          place="legal.authority"
          label="L’ordre ou l’autorité dont dépend votre profession"
          value={legal.authority}
          onType={authority => say({ authority: authority || null })}
          errorOf={errorOf}
        />
      )}
      <details className={styles.more}>
        <summary>Compléter les mentions légales (facultatif)</summary>
        <div className={`stack-12 ${styles.inner}`}>
          <SelectField
            name="fait-legal-registry"
            label={'Où êtes-vous inscrit\u202f?'}
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
          <FactLine
            place="legal.registry_city"
            label="Ville du greffe"
            optional
            value={legal.registry_city}
            onType={city => say({ registry_city: city || null })}
            errorOf={errorOf}
          />
          <FactLine
            place="legal.vat_number"
            label="Numéro de TVA"
            optional
            value={legal.vat_number}
            onType={number => say({ vat_number: number || null })}
            errorOf={errorOf}
          />
          <FactLine
            place="legal.mediator"
            label="Médiateur de la consommation"
            hint={'Si vous vendez à des particuliers\u00a0: son nom et son adresse.'}
            optional
            value={legal.mediator}
            onType={mediator => say({ mediator: mediator || null })}
            errorOf={errorOf}
          />
          <FactLine
            place="legal.insurance"
            label="Assurance professionnelle"
            hint="L’assureur et le territoire couvert."
            optional
            value={legal.insurance}
            onType={insurance => say({ insurance: insurance || null })}
            errorOf={errorOf}
          />
        </div>
      </details>
    </>
  )
}
