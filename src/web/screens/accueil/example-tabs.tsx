import { ButtonLink } from '~/web/ui/actions/button'
import { type Example, examples } from '~/web/ui/examples/catalogue'
import { pictures } from '~/web/ui/examples/pictures'
import { Section } from '~/web/ui/frame/section'
import styles from './example-tabs.module.css'

/**
 * The site that is sold, by trade: the tabs are radio buttons and the style sheet shows the chosen one. Only its
 * pictures are fetched, and those of the first when one scrolls near.
 */
export function ExampleTabs() {
  return (
    <Section
      id="votre-site"
      box="Votre site"
      ground="ruled"
      title="Voici ce que vous achetez"
      lead="Un site dessiné pour votre métier, avec un assistant qui répond d’après ce que vous avez écrit. Choisissez un métier&nbsp;: ces commerces sont imaginés, leurs sites se visitent."
    >
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">Choisissez un métier</legend>
        {examples.map(({ trade, label }, index) => (
          <label key={trade} className={styles.tab}>
            <input type="radio" name="metier-exemple" value={trade} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.stage}>
        {examples.map(example => (
          <MockUp key={example.trade} example={example} />
        ))}
      </div>
    </Section>
  )
}

function MockUp({ example: { trade, name, town, of, notes, tone } }: { example: Example }) {
  const { desktop, telephone } = pictures[trade]
  return (
    <article
      className={styles.mockUp}
      data-trade={trade}
      style={{ '--feuillet': `var(--feuillet-${tone})` }}
      aria-label={`Exemple de site de ${of}`}
    >
      <div className={styles.sheet}>
        <p className={styles.stamp}>Exemple</p>
        <div className={styles.browser}>
          <p className={styles.address} aria-hidden="true">
            <i />
            <i />
            <i />
            <span>
              {name}, {town}
            </span>
          </p>
          <img
            src={desktop}
            width="900"
            height="600"
            loading="lazy"
            decoding="async"
            alt={`Le site de ${name} sur un ordinateur`}
          />
        </div>
        <div className={styles.telephone}>
          <img
            src={telephone}
            width="312"
            height="624"
            loading="lazy"
            decoding="async"
            alt="Le même site sur un téléphone"
          />
        </div>
      </div>
      <div className={styles.margin}>
        <p className={styles.heading}>Ce que fait l’IA, ici</p>
        <ol className={`stack-12 bare-list ${styles.notes}`}>
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ol>
        <p className={`stack-8 ${styles.ways}`}>
          <ButtonLink to={`/exemples/${trade}`} look="second" reloadDocument>
            Visiter ce site
          </ButtonLink>
          <a href="/exemples" data-screen-only>
            Voir les huit métiers
          </a>
        </p>
      </div>
    </article>
  )
}
