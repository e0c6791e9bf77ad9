import { formatDay } from '~/domain/text/french'
import { breadcrumb, pageMeta } from '~/web/page-meta'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { Prose } from '~/web/ui/prose/prose'
import type { Route } from './+types/legal-text'
import styles from './legal-text.module.css'

export const handle = { hydrate: false }

/** Each address of routes.ts that shows this screen is the name of a text. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = await context.api.legalText({ params: { slug: nameIn(url) } })
  return { text, parts: partsOf(text.html) }
}

export const meta = (args: Route.MetaArgs) => {
  const { title, slug } = args.loaderData?.text ?? { title: 'Texte', slug: '' }
  return pageMeta(args, {
    title,
    description: descriptions[slug] ?? title,
    path: `/${slug}`,
    data: [breadcrumb(args, { name: title, path: `/${slug}` })],
  })
}

const descriptions: Record<string, string> = {
  'conditions-generales':
    'Prix, condition liée à l’aide de l’État, délais, signature et fin anticipée\u00a0: les conditions de la création de votre site.',
  mandat:
    'Ce que l’agence peut faire, et ne peut pas faire, pour votre dossier d’aide à la transition numérique.',
  confidentialite:
    'Quelles données nous recueillons, pourquoi, combien de temps, qui les reçoit et comment exercer vos droits.',
  accessibilite: 'L’état de conformité au RGAA, ce qui est vérifié, et comment signaler un obstacle.',
  'conditions-leads':
    'Appels et demandes de devis\u00a0: ce qui est facturé, contestations, TVA à l’étranger, information des appelants et consentement.',
}

/** A versioned legal text with its contents at the side. */
export default function LegalTextScreen({ loaderData: { text, parts } }: Route.ComponentProps) {
  return (
    <PageFrame kept={text}>
      <div className={`stack-12 ${styles.head}`}>
        <h1>{text.title}</h1>
        <p className={styles.version}>
          Version établie le <time dateTime={text.updated}>{formatDay(new Date(text.updated))}</time>.
          Empreinte SHA-256 du texte&nbsp;: <code className={styles.digest}>{text.sha256}</code>
        </p>
      </div>
      <div className={`stack-40 ${styles.columns}`}>
        <nav className={styles.contents} aria-label="Sommaire">
          <ol>
            {parts.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose html={text.html} className={styles.text} />
      </div>
    </PageFrame>
  )
}

/** The titles of the text, for its contents. */
function partsOf(html: string): { id: string; words: string }[] {
  return [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', words = '']) => ({
    id,
    words: words
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', '’'),
  }))
}

/** The router also takes capitals and a slash at the end. */
function nameIn({ pathname }: URL): string {
  return pathname.replace(/\//g, '').toLowerCase()
}
