import textFont from '~/web/fonts/atkinson-hyperlegible-next.woff2?url'
import { exampleOf } from '~/web/ui/examples/catalogue'
import titleFont from '../fonts/newsreader-600.woff2?url'
import { Assistant } from '../parts/assistant'
import { ExampleFrame } from '../parts/example-frame'
import { exampleMeta, preload } from '../parts/example-meta'
import { Hours } from '../parts/hours'
import { RequestForm } from '../parts/request-form'
import type { Route } from './+types/comptable'
import styles from './comptable.module.css'
import { dialogue, fees, people } from './words'
import { Monogram, Year } from './year'

export const handle = { hydrate: false, typefaces: 'own' }
export const links = () => preload(titleFont, textFont)
export const meta = (args: Route.MetaArgs) => exampleMeta(args, 'expert-comptable')

const index: [string, string][] = [
  ['#annee', 'L’année'],
  ['#equipe', 'Les personnes'],
  ['#honoraires', 'Les honoraires'],
  ['#contact', 'Le rendez-vous'],
]

/** An accountant's as an open ledger: an index that stays, ruled columns, one red margin. */
export default function Comptable() {
  return (
    <ExampleFrame example={exampleOf('expert-comptable')} className={styles.page}>
      <div className={styles.book}>
        <header className={styles.index}>
          <p className={styles.brand}>
            Lemaire <br />
            Osei
          </p>
          <nav aria-label="Index">
            <ol>
              {index.map(([to, words]) => (
                <li key={to}>
                  <a href={to}>{words}</a>
                </li>
              ))}
            </ol>
          </nav>
          <p className={styles.call}>
            <a href="tel:+33353010077">03 53 01 00 77</a>
            <br />
            Lille, quai du Wault
          </p>
        </header>
        <main id="contenu" tabIndex={-1} className={styles.main}>
          <section className={styles.hero}>
            <h1>Vos chiffres, lus par quelqu’un qui vous rappelle.</h1>
            <p>
              Trois personnes, cent quarante dossiers, aucun répondeur. Nous tenons vos comptes et nous vous
              disons ce qu’ils disent.
            </p>
          </section>
          <section id="annee" className={styles.line} aria-labelledby="titre-annee">
            <h2 id="titre-annee">Une année, et ce qui tombe</h2>
            <div>
              <Year className={styles.year} />
              <p className={styles.legend}>
                En rouge, les mois chargés d’une société qui clôture en décembre : avril, mai et décembre.
                Nous vous écrivons trois semaines avant, avec la liste des pièces.
              </p>
            </div>
          </section>
          <section id="equipe" className={styles.line} aria-labelledby="titre-equipe">
            <h2 id="titre-equipe">Qui tient votre dossier</h2>
            <ul className={styles.people}>
              {people.map(({ letters, shape, name, role, words }) => (
                <li key={name}>
                  <Monogram letters={letters} shape={shape} />
                  <div>
                    <h3>{name}</h3>
                    <p className={styles.role}>{role}</p>
                    <p>{words}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <section id="honoraires" className={styles.line} aria-labelledby="titre-honoraires">
            <h2 id="titre-honoraires">Les honoraires, en clair</h2>
            <table className={styles.fees}>
              <caption>Par mois, hors taxes, sans engagement de durée</caption>
              <tbody>
                {fees.map(([name, words, price]) => (
                  <tr key={name}>
                    <th scope="row">
                      {name}
                      <small>{words}</small>
                    </th>
                    <td>{price}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <section id="contact" className={styles.ask} aria-label="Prendre rendez-vous">
            <Assistant id="assistant-comptable" dialogue={dialogue} />
            <div>
              <h2>Prendre rendez-vous</h2>
              <RequestForm
                id="rdv-comptable"
                about={{
                  label: 'Au sujet de',
                  choices: ['Une création', 'Une reprise', 'La paie', 'Autre chose'],
                }}
                ask="Votre activité, en deux lignes"
                send="Demander un rendez-vous"
              />
            </div>
          </section>
          <footer className={styles.foot}>
            <p>
              Cabinet Lemaire Osei, 9 quai du Wault, 59000 Lille.
              <br />
              Inscription au tableau de l’Ordre : ici, son numéro.
            </p>
            <Hours
              title="Le cabinet répond"
              lines={[
                ['Lundi au jeudi', '9 h – 18 h'],
                ['Vendredi', '9 h – 16 h'],
              ]}
            />
          </footer>
        </main>
      </div>
    </ExampleFrame>
  )
}
