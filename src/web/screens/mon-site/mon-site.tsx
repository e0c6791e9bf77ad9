import { useParams } from 'react-router'
import { answeredWith } from '~/contract/failure'
import { followUpApi } from '~/web/follow-up-api'
import { hiddenMeta } from '~/web/page-meta'
import { ButtonLink } from '~/web/ui/actions/button'
import { Loading } from '~/web/ui/feedback/loading'
import { LinkForm } from '~/web/ui/sign-in/link-form'
import { PrivateSpace, SpaceUnread } from '~/web/ui/sign-in/private-space'
import styles from './mon-site.module.css'
import { useOwnSites } from './owner-queries'
import { OwnerSite } from './owner-site'
import { SignOut } from './sign-out'

export { privateHeaders as headers } from '~/web/private-headers'

export const meta = hiddenMeta('Mon site', 'Ce que vos visiteurs vous demandent, vos chiffres, vos papiers.')

const header = { links: [], action: null }

/** The space of a site's owner; without a session, the way to get a link. */
export default function MonSite() {
  return (
    <PrivateSpace header={header}>
      <Sites />
    </PrivateSpace>
  )
}

/** The site of the address, or the only one; where there are several, their list. */
function Sites() {
  const { site: asked } = useParams()
  const { data, error, refetch } = useOwnSites()
  if (answeredWith(error, 401)) {
    return (
      <LinkForm title="Mon site" draft="owner-link" sought="un site chez nous" send={sendLink}>
        <p>
          Les demandes de vos visiteurs, vos chiffres, vos papiers. Nous vous envoyons un lien de
          connexion&nbsp;: pas de mot de passe à retenir.
        </p>
        {data && (
          <p>
            Votre session a pris fin. Ce que vous auriez commencé à écrire est gardé dans cet onglet&nbsp;:
            revenez-y une fois entré.
          </p>
        )}
      </LinkForm>
    )
  }
  if (data) {
    const { sites } = data
    const shown = asked ? sites.find(({ site }) => site === asked) : sites.length === 1 ? sites[0] : undefined
    if (shown) return <OwnerSite own={shown} others={sites.length > 1} />
    return (
      <div className={styles.space}>
        <div className={styles.headLine}>
          <h1>Vos sites</h1>
          <SignOut />
        </div>
        {asked && <p role="alert">Ce site n’est pas, ou n’est plus, à cette adresse e-mail.</p>}
        {sites.length === 0 && <p>Aucun site n’appartient plus à cette adresse e-mail.</p>}
        <ul className={`stack-16 bare-list ${styles.sites}`}>
          {sites.map(({ site, name, url }) => (
            <li key={site}>
              <h2>{name}</h2>
              {url && <p>{url}</p>}
              <ButtonLink to={`/mon-site/${site}`}>
                Ouvrir<span className="visually-hidden"> {name}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  if (error) return <SpaceUnread again={refetch} />
  return <Loading>Chargement de votre espace...</Loading>
}

const sendLink = (email: string) => followUpApi.sendOwnerLink({ body: { email } })
