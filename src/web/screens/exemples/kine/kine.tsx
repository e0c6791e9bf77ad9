import { exampleOf } from '~/web/ui/examples/catalogue'
import textFont from '../fonts/outfit-400.woff2?url'
import titleFont from '../fonts/outfit-600.woff2?url'
import { Assistant } from '../parts/assistant'
import { ExampleFrame } from '../parts/example-frame'
import { exampleMeta, preload } from '../parts/example-meta'
import { Hours } from '../parts/hours'
import { RequestForm } from '../parts/request-form'
import type { Route } from './+types/kine'
import styles from './kine.module.css'
import { Moves } from './moves'
import { bring, days, dialogue, people } from './words'

export const handle = { hydrate: false, typefaces: 'own' }
export const links = () => preload(titleFont, textFont)
export const meta = (args: Route.MetaArgs) => exampleMeta(args, 'kinesitherapeute')

const spoken: Record<string, string> = { m: 'matin', a: 'après-midi', ma: 'toute la journée', '': 'absent' }

/** A physiotherapist's in soft panels: who is there this week, what to bring, how to come. */
export default function Kine() {
  return (
    <ExampleFrame example={exampleOf('kinesitherapeute')} className={styles.page}>
      <header className={styles.bar}>
        <p className={styles.brand}>Cabinet des Quais</p>
        <a href="tel:+33536490085">05 36 49 00 85</a>
      </header>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <section className={styles.hero}>
          <div>
            <h1>Se relever, se pencher, attraper.</h1>
            <p>
              Trois masseurs-kinésithérapeutes conventionnés, une salle face au fleuve, des séances d’une
              demi-heure avec une seule personne à la fois.
            </p>
            <p>
              <a href="#seance" className={styles.way}>
                Demander une séance
              </a>
            </p>
          </div>
          <Moves className={styles.moves} />
        </section>
        <section className={styles.panel} aria-labelledby="semaine">
          <h2 id="semaine">La semaine au cabinet</h2>
          <table className={styles.week}>
            <caption className="visually-hidden">Présences du matin et de l’après-midi</caption>
            <thead>
              <tr>
                <th scope="col">Qui</th>
                {days.map(day => (
                  <th key={day} scope="col">
                    {day}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map(({ name, field, week }) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    <small>{field}</small>
                  </th>
                  {days.map((day, index) => (
                    <td key={day}>
                      <span data-half={week[index] || undefined}>
                        <span className="visually-hidden">{spoken[week[index] ?? '']}</span>
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.key}>
            <span>
              <i data-half="m" /> matin
            </span>
            <span>
              <i data-half="a" /> après-midi
            </span>
            <span>
              <i data-half="ma" /> toute la journée
            </span>
          </p>
        </section>
        <section className={styles.bring} aria-labelledby="apporter">
          <h2 id="apporter">À apporter</h2>
          <ul>
            {bring.map(([what, more]) => (
              <li key={what}>
                <strong>{what}</strong> {more}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.come} aria-labelledby="venir">
          <h2 id="venir">Venir</h2>
          <p>
            40 quai des Amarres, rez-de-chaussée sans marche. Tram à deux minutes, une place réservée devant
            la porte.
          </p>
          <Hours
            title="Le cabinet est ouvert"
            lines={[
              ['Lundi au vendredi', '7 h 30 – 19 h 30'],
              ['Samedi', '8 h – 12 h'],
            ]}
          />
        </section>
        <div className={styles.ask} id="seance">
          <Assistant id="assistant-kine" dialogue={dialogue} />
        </div>
        <section className={styles.panel} aria-labelledby="ecrire">
          <h2 id="ecrire">Écrire au cabinet</h2>
          <RequestForm
            id="seance-kine"
            about={{
              label: 'Pour',
              choices: ['Une première séance', 'Une suite de soins', 'Un déplacement à domicile'],
            }}
            ask="Vos disponibilités (rien de médical ici)"
            send="Demander une séance"
          />
        </section>
      </main>
      <footer className={styles.foot}>
        <p>Cabinet des Quais, 33000 Bordeaux</p>
        <p>Inscriptions au tableau de l’Ordre : ici, leurs numéros.</p>
      </footer>
    </ExampleFrame>
  )
}
