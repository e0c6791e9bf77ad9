import { domainToUnicode } from 'node:url'
import { found } from '~/domain/found'
import {
  type ClientDomain,
  chosenHost,
  type DomainNews,
  otherHost,
} from '~/domain/site/domains/client-domain'
import { closureOf } from '~/domain/site/online/site-closure'
import { deliveryBefore, SITE_STAGE_LABELS } from '~/domain/site/site-project'
import { AddressNext } from '~/emails/address-next'
import { AgencySiteNews } from '~/emails/agency/agency-site-news'
import { SignInLink } from '~/emails/sign-in-link'
import { OwnerAddress } from '~/emails/sites/owner-address'
import { SiteAnswer } from '~/emails/sites/site-answer'
import { SiteDomainNews } from '~/emails/sites/site-domain-news'
import { SiteMoved } from '~/emails/sites/site-moved'
import { SiteRequestReceived } from '~/emails/sites/site-request-received'
import { answersOfRequest } from '~/store/sites/site-answers'
import { ownerAddress } from '~/store/sites/site-owners'
import { findSiteRequest } from '~/store/sites/site-requests'
import { findSite } from '~/store/sites/sites'
import { makeCode } from '../address/make-code'
import type { Deps } from '../ground/deps'
import { makeSignInLink } from '../ground/mailed-sign-in'
import { addressAsWritten } from '../site/address-as-written'
import { previewAddress } from '../site/preview-address'
import { openRequest } from '../site-requests/read-site-requests'
import { type Composers, dossierForTeam, dossierOf, siteOf } from './composers'
import { stageLines } from './stage-lines'

/** What is said of a site that is made: to its client by stages, to the team by what the client does. */
export const siteComposers: Composers<
  | 'site-moved'
  | 'site-domain'
  | 'agency-site-news'
  | 'site-request'
  | 'site-answer'
  | 'owner-link'
  | 'owner-address'
> = {
  'site-moved': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    const project = await findSite(deps.db, { dossier: dossier.id })
    const { stage } = email.data
    return {
      subject: `Votre site\u00a0: ${SITE_STAGE_LABELS[stage].toLowerCase()}`,
      body: SiteMoved({
        companyName,
        stage,
        stages: await stageLines(deps, dossier),
        siteUrl: project?.site_url
          ? addressAsWritten(project.site_url)
          : stage === 'review'
            ? previewAddress(deps, project)
            : null,
        before: project ? deliveryBefore(project) : null,
        link,
        space: project && stage === 'online' ? spaceOf(deps, project.id) : null,
        invited: stage === 'online' && project?.published_revision === null,
      }),
    }
  },
  'site-domain': async (deps, { data }) => {
    const { site, facts } = await siteOf(deps, data.site)
    return {
      subject: 'Le nom de domaine de votre site',
      body: SiteDomainNews({
        ...{ firm: facts.name, name: domainToUnicode(chosenHost(data)), news: data.news },
        siteUrl:
          !site.site_url || closureOf(site) || isLost(data, site.site_url)
            ? null
            : addressAsWritten(site.site_url),
        link: `${deps.publicUrl}/mon-site`,
      }),
    }
  },
  'site-request': async (deps, { data }) => {
    const { site, facts } = await siteOf(deps, data.site)
    const request = await openRequest(deps, found(await findSiteRequest(deps.db, data.site, data.number)))
    return {
      subject: 'Une demande depuis votre site',
      body: SiteRequestReceived({
        ...{ firm: facts.name, request, link: spaceOf(deps, site.id) },
        answerable: deps.inbox !== null && request.email !== '',
      }),
      // Nobody can be answered: nor is there an address to do it.
      ...(deps.inbox && request.email === '' && { replyTo: deps.agency.email }),
    }
  },
  'site-answer': async (deps, { data }) => {
    const { site, facts } = await siteOf(deps, data.site)
    const request = await openRequest(deps, found(await findSiteRequest(deps.db, data.site, data.number)))
    const answers = await answersOfRequest(deps.db, data.site, data.number)
    const answer = found(answers.find(({ rank }) => rank === data.rank))
    const replyTo = (await ownerAddress(deps.db, site, deps.mailer.leaves)) ?? facts.email
    return {
      subject: 'Réponse à votre demande',
      ...(replyTo && { replyTo }),
      body: SiteAnswer({
        ...{ firm: facts.name, telephone: facts.telephone, canReply: !!replyTo },
        text: await deps.encryptedFiles.openText(answer.sealed),
        request,
      }),
    }
  },
  'owner-link': async (deps, { recipient, data }) => {
    const { facts } = await siteOf(deps, data.site)
    const token = await makeSignInLink(deps, { email: recipient })
    return {
      subject: 'Votre lien de connexion',
      body: SignInLink({
        ...{ space: 'owner', companyName: facts.name },
        link: `${deps.publicUrl}/mon-site/connexion#${token}`,
      }),
    }
  },
  'owner-address': async (deps, email) => {
    const { data } = email
    const { site, facts } = await siteOf(deps, data.site)
    const about = { firm: facts.name }
    if (data.changed)
      return { subject: 'L’adresse de votre site a changé', body: OwnerAddress({ ...about, code: null }) }
    const { code, subject } = await makeCode(deps, email, { site_id: site.id })
    return {
      subject,
      body: data.by_team ? AddressNext({ ...about, code }) : OwnerAddress({ ...about, code }),
    }
  },
  'agency-site-news': async (deps, email) => {
    const { companyName, link } = await dossierForTeam(deps, email)
    return {
      subject: `Site de ${companyName}`,
      body: AgencySiteNews({ companyName, ...email.data, link }),
    }
  },
}

/** Where the owner of a site has it in hand; who is not signed in asks for a link there. */
const spaceOf = ({ publicUrl }: Pick<Deps, 'publicUrl'>, site: string) => `${publicUrl}/mon-site/${site}`

/** Whether an address is at the very name that no longer leads there: nobody is told that the site is online at it. */
const isLost = ({ news, ...domain }: ClientDomain & { news: DomainNews }, url: string | null): boolean =>
  news !== 'online' && url !== null && [chosenHost(domain), otherHost(domain)].includes(new URL(url).hostname)
