import { exampleOf } from '~/web/ui/examples/catalogue'
import titleFont from '../fonts/gloock-400.woff2?url'
import textFont from '../fonts/newsreader-400.woff2?url'
import { Assistant } from '../parts/assistant'
import { ExampleFrame } from '../parts/example-frame'
import { exampleMeta, preload } from '../parts/example-meta'
import { Hours } from '../parts/hours'
import { RequestForm } from '../parts/request-form'
import type { Route } from './+types/restaurant'
import { Plate } from './plate'
import styles from './restaurant.module.css'
import { dialogue, menu } from './words'

export const handle = { hydrate: false, typefaces: 'own' }
export const links = () => preload(titleFont, textFont)
export const meta = (args: Route.MetaArgs) => exampleMeta(args, 'restaurant')

/** A restaurant as its own table: a checked cloth, one plate in the middle, the menu as a card laid on it. */
export default function Restaurant() {
  return (
    <ExampleFrame example={exampleOf('restaurant')} className={styles.page}>
      <header className={styles.bar}>
        <a href="#ardoise">L’ardoise</a>
        <a href="#table">Réserver</a>
        <a href="tel:+33353010091">03 53 01 00 91</a>
      </header>
      <main id="contenu" tabIndex={-1}>
        <section className={styles.cloth}>
          <h1 className={styles.name}>Chez Sauge</h1>
          <Plate className={styles.plate} />
          <p className={styles.today}>
            Aujourd’hui, <strong>la truite</strong>
            <span>pêchée à trente kilomètres, 19 €</span>
          </p>
        </section>
        <section className={styles.card} id="ardoise" aria-labelledby="titre-ardoise">
          <h2 id="titre-ardoise">L’ardoise</h2>
          <p className={styles.lead}>
            Trois entrées, trois plats, trois desserts. Elle change quand le marché change. Midi : plat et
            dessert, 24 €.
          </p>
          {menu.map(({ course, dishes }) => (
            <section key={course} className={styles.course}>
              <h3>{course}</h3>
              <ul>
                {dishes.map(([name, words, price]) => (
                  <li key={name}>
                    <p>
                      <strong>{name}</strong>
                      <em>{words}</em>
                    </p>
                    <span>{price}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p className={styles.small}>Prix nets, service compris. Allergènes : demandez-nous, nous savons.</p>
        </section>
        <section className={styles.house} aria-labelledby="titre-maison">
          <h2 id="titre-maison">Vingt-deux couverts, une cuisine ouverte</h2>
          <p>
            Inès est en salle, Baptiste aux fourneaux. Le pain vient de la rue d’à côté, le vin de vignerons
            que nous connaissons, et l’addition ne surprend personne.
          </p>
          <Hours
            title="La maison est ouverte"
            lines={[
              ['Mardi au vendredi', '12 h – 14 h, 19 h – 22 h'],
              ['Samedi', '19 h – 23 h'],
              ['Dimanche, lundi', 'Fermé'],
            ]}
          />
        </section>
        <section className={styles.book} id="table" aria-label="Réserver">
          <Assistant id="assistant-restaurant" dialogue={dialogue} />
          <div className={styles.note}>
            <h2>Un mot à la maison</h2>
            <RequestForm
              id="table-restaurant"
              about={{
                label: 'À propos',
                choices: ['Une réservation', 'Un anniversaire', 'Un groupe', 'Un objet oublié'],
              }}
              ask="Jour, heure, nombre, allergies"
              send="Envoyer à la maison"
            />
          </div>
        </section>
      </main>
      <footer className={styles.foot}>
        <p className={styles.name}>Chez Sauge</p>
        <p>18 rue des Forges-Neuves, 21000 Dijon</p>
        <p>L’abus d’alcool est dangereux pour la santé, à consommer avec modération.</p>
      </footer>
    </ExampleFrame>
  )
}
